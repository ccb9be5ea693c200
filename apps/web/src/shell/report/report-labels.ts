import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReportReason } from "@orbita/contract";

type ReasonLabels = { title: MessageDescriptor; hint: MessageDescriptor };

/** Labels of the reasons for a report, in the order of the report form. */
export const reportReasonLabels: Record<ReportReason, ReasonLabels> = {
  spam: { title: msg`Advertising or fraud`, hint: msg`Something for sale, a false name or a misleading link.` },
  irregularJob: {
    title: msg`Illegal job offer`,
    hint: msg`No salary, no contract or money requested in advance.`,
  },
  hate: { title: msg`Insults, hate or discrimination`, hint: msg`Aimed at a person or a group.` },
  privacy: {
    title: msg`Other people’s data or images`,
    hint: msg`Names, numbers or faces shown without permission.`,
  },
  other: { title: msg`Something else`, hint: msg`Tell us in one line what’s wrong.` },
};
