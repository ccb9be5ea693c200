import type { Application } from "@orbita/contract";
import { isOpen } from "@orbita/contract/applications/states";
import { useCandidateName } from "~/features/candidate/use-candidate-name.ts";
import { InterviewPart } from "./interview-part.tsx";

const before = ["submitted", "inReview", "shortlisted"];

/** Of an application, in the drawer: while it is blind, by its code. */
export function CandidateInterviews({ application }: { application: Application }) {
  const { nameOf, callName } = useCandidateName();
  const { id, status } = application;
  return (
    <InterviewPart
      subject={{ applicationId: id }}
      name={nameOf(application)}
      callName={callName(application)}
      canMoveOn={before.includes(status)}
      open={isOpen(status)}
    />
  );
}
