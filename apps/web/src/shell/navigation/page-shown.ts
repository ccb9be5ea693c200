const nothing = (): void => undefined;

let shown: Promise<void> = Promise.resolve();
let markShown = nothing;

/** Creates the promise that `pageShown` returns. Called before React hydrates the page. */
export function awaitPage(): void {
  ({ promise: shown, resolve: markShown } = Promise.withResolvers<void>());
}

/** Resolves the promise of `pageShown`. Called once React has hydrated the page, or its loading state. */
export const setPageShown = (): void => markShown();

/**
 * Resolves once the page is hydrated. A redirect in the browser waits for this.
 * An earlier redirect would replace a page that is not hydrated yet, and React would report a hydration mismatch.
 */
export const pageShown = (): Promise<void> => shown;
