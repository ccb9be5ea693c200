import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReportReason } from "@orbita/contract";

type ReasonLabels = { title: MessageDescriptor; hint: MessageDescriptor };

/** In the order of the form. */
export const reasonWords: Record<ReportReason, ReasonLabels> = {
  spam: { title: msg`Advertising or fraud`, hint: msg`Something sold, a false name, a link that deceives.` },
  irregularJob: {
    title: msg`Irregular job offer`,
    hint: msg`Without pay, without a contract, with money asked in advance.`,
  },
  hate: { title: msg`Insults, hate or discrimination`, hint: msg`Against somebody, or against who is as they are.` },
  privacy: {
    title: msg`Data or pictures of other people`,
    hint: msg`Shown without their permission: names, numbers, faces.`,
  },
  other: { title: msg`Something else`, hint: msg`Tell us in a line what is wrong with it.` },
};
