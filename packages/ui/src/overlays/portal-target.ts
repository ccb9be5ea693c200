/**
 * Mounts a list or menu in the page's `main`, so that its content belongs to a landmark.
 * Only for overlays that leave the page together with it, or are mounted anew each time they open.
 */
export const portalProps = { target: "#main, body:not(:has(#main))" };
