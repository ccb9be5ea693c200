/**
 * Where a list or menu hangs: in the page's `main`, so that what it shows belongs to a landmark.
 * Only for what leaves the page together with it, or is mounted anew each time it opens.
 */
export const portalProps = { target: "#main, body:not(:has(#main))" };
