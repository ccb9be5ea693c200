const nothing = (): void => undefined;

let shown: Promise<void> = Promise.resolve();
let markShown = nothing;

/** Called before React takes over the page that the server sent. */
export function awaitPage(): void {
  ({ promise: shown, resolve: markShown } = Promise.withResolvers<void>());
}

/** Called once React has taken over the page, or what stands in its place while it loads. */
export const setPageShown = (): void => markShown();

/**
 * A redirect in the browser waits for this. Without it the next page would replace one that React has not taken over yet,
 * and React would compare the two and report a hydration mismatch.
 */
export const pageShown = (): Promise<void> => shown;
