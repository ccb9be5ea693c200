const messages = /dynamically imported module|Unable to preload CSS|Importing a module script failed/i;
const key = "orbita.reloaded";
/** A second failure this soon after a reload is not caused by a deploy: the user decides when to retry. */
const pauseMs = 60_000;

/** A script or stylesheet of the page failed to load: a short outage, or files that a deploy has replaced. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && messages.test(error.message);

/** Reloads the document, which then references the files of the latest deploy; at most once a minute. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < pauseMs) return;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}
