import { useSyncExternalStore } from "react";

const nothingToHear = () => () => {};

/**
 * Whether this browser supports passkeys.
 * Server rendering assumes that it does, as nearly all browsers do, so that the layout does not shift.
 */
export const usePasskeysSupported = (): boolean =>
  useSyncExternalStore(
    nothingToHear,
    () => typeof window.PublicKeyCredential === "function",
    () => true,
  );
