import { hideToast, toastStore } from "@orbita/ui/overlays/toast-store.ts";
import { afterEach, vi } from "vitest";

// The one way to wait that has no setting for how long.
const { waitFor } = vi;
vi.waitFor = (callback, options = 8_000) => waitFor(callback, options);

// What one test was told is not on the page of the next.
afterEach(() => {
  for (const { id } of toastStore.read()) hideToast(id);
});
