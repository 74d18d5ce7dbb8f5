/** Names the element of a field, by the field's path. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll("/", "-")}`;
}

/** Leads to a field of the page: into it, or to the first of its choices. */
export function focusField(path: string): void {
  const field = document.getElementById(fieldId(path));
  const choice = field?.querySelector<HTMLElement>("input:checked") ?? field?.querySelector("input");
  (choice ?? field)?.focus();
}
