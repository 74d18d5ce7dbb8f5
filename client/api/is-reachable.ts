/** Whether the site answers at all; asks for nothing that holds personal data. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
