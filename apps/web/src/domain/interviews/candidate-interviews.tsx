import type { Application } from "@orbita/contract";
import { isOpen } from "@orbita/contract/applications/states";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { InterviewPart } from "./interview-part.tsx";

const before = ["submitted", "inReview", "shortlisted"];

/** The interviews of an application, shown in its drawer. A blind application is named by its code. */
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
