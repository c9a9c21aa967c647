/** Forgets all that this browser remembers of its visitor, and this tab of its visit. */
export function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden there is nothing in it.
  }
}
