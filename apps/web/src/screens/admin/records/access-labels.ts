import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { AdminAccessRecord } from "@orbita/contract";

export const accessLabels: Record<AdminAccessRecord["what"], MessageDescriptor> = {
  read: msg`Data viewed`,
  history: msg`History viewed`,
  export: msg`Exported as CSV`,
  file: msg`File opened`,
};
