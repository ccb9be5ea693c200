/** Prefix of the storage keys that a tab keeps for one session only, such as the proof of a step-up. */
export const sessionPrefix = "orbita.session.";

/** Removes the tab's data of the last session. Called when a user signs in or out. */
export function dropSessionStores(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(sessionPrefix)) sessionStorage.removeItem(key);
}

/** A value that this tab stores during a redirect to another site, or while a form is filled in. It is deleted with the tab. */
export const tabStore = <T extends object>(key: string, wanted: readonly (keyof T & string)[]) => ({
  keep: (value: T): void => sessionStorage.setItem(key, JSON.stringify(value)),
  drop: (): void => sessionStorage.removeItem(key),
  read: (): T | null => {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
      const whole = typeof value === "object" && value !== null && wanted.every((name) => name in value);
      return whole ? (value as T) : null;
    } catch {
      return null;
    }
  },
});
