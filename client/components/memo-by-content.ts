import { type ComponentType, memo } from "react";

/**
 * Returns a component that is drawn again only when its props change. Lists and objects are compared by their content,
 * so that they may be made where they are used; functions by identity.
 */
export function memoByContent<C extends ComponentType<never>>(Component: C): C {
  return memo(Component as ComponentType<object>, isSameContent) as unknown as C;
}

/** Returns whether two values have the same content. Functions have none: each equals only itself. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const others = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && isSameContent(value, others.get(name)))
  );
}
