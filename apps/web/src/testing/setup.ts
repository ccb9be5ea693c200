import { hideToast, toastStore } from "@orbita/ui/overlays/toast-store.ts";
import { afterEach, vi } from "vitest";

// `vi.waitFor` is the only wait without a setting for its timeout.
const { waitFor } = vi;
vi.waitFor = (callback, options = 8_000) => waitFor(callback, options);

// Removes toasts, so that they do not appear in the next test.
afterEach(() => {
  for (const { id } of toastStore.read()) hideToast(id);
});
