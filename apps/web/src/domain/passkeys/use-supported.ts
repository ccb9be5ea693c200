import { useSyncExternalStore } from "react";

const nothingToHear = () => () => {};

/** Whether this browser supports passkeys. Server rendering assumes so: nearly all browsers do, and the layout does not shift. */
export const usePasskeysSupported = (): boolean =>
  useSyncExternalStore(
    nothingToHear,
    () => typeof window.PublicKeyCredential === "function",
    () => true,
  );
