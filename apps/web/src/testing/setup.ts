import { hideToast, toastStore } from "@orbita/ui/overlays/toast-store.ts";
import { afterEach, vi } from "vitest";

// Raises the default timeout of `vi.waitFor`, for which Vitest has no setting.
const { waitFor } = vi;
vi.waitFor = (callback, options = 8_000) => waitFor(callback, options);

// Removes toasts, so that they do not appear in the next test.
afterEach(() => {
  for (const { id } of toastStore.read()) hideToast(id);
});
