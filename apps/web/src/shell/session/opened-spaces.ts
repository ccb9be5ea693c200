const key = "orbita.opened";
const newForMs = 30 * 86_400_000;

function read(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Records that the user acted for this Space in this browser. */
export function rememberOpened(id: string): void {
  const opened = read();
  if (!opened.includes(id)) localStorage.setItem(key, JSON.stringify([...opened, id]));
}

/** True if another member added the user recently and the user has not opened the Space in this browser yet. */
export const isNewSpace = ({ id, addedBy, since }: { id: string; addedBy: string | null; since: string }): boolean =>
  addedBy !== null && Date.now() - Date.parse(since) < newForMs && !read().includes(id);
