import { useSyncExternalStore } from "react";

const nothingToHear = () => () => {};

/** Whether this browser knows passkeys at all. The server assumes so: nearly all do, and the page does not jump. */
export const usePasskeysSupported = (): boolean =>
  useSyncExternalStore(
    nothingToHear,
    () => typeof window.PublicKeyCredential === "function",
    () => true,
  );
