import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ApplicationStatus } from "@orbita/contract";

/** Default names of the fixed states; a Space may rename them on its boards. */
export const stateNames: Record<ApplicationStatus, MessageDescriptor> = {
  submitted: msg({ message: "Received", context: "state of an application" }),
  inReview: msg({ message: "In review", context: "state of an application" }),
  shortlisted: msg({ message: "Shortlisted", context: "state of an application" }),
  interview: msg({ message: "Interview", context: "state of an application" }),
  offer: msg({ message: "Offer", context: "state of an application" }),
  hired: msg({ message: "Hired", context: "state of an application" }),
  rejected: msg({ message: "Not selected", context: "state of an application" }),
  withdrawn: msg({ message: "Withdrawn", context: "state of an application" }),
  expired: msg({ message: "Closed", context: "state of an application" }),
};
