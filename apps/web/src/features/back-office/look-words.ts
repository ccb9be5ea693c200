import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { AdminLook } from "@orbita/contract";

export const lookWords: Record<AdminLook["what"], MessageDescriptor> = {
  read: msg`Data opened`,
  history: msg`History read`,
  export: msg`Written as CSV`,
  file: msg`File opened`,
};
