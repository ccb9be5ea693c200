/**
 * Props that mount a list or menu in the page's `main`, so that its content belongs to a landmark. Use them only for overlays that
 * leave the page together with `main`, or are mounted again each time they open.
 */
export const portalProps = { target: "#main, body:not(:has(#main))" };
