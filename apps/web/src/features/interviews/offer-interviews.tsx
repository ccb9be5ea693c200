import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";

const InterviewPart = lazy(() => import("./interview-part.tsx").then((module) => ({ default: module.InterviewPart })));

type Props = { offerId: string; name: string; className?: string | undefined };

/** Interviews of an accepted offer, loaded when the section is expanded. */
export function OfferInterviews({ offerId, name, className }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget: { open } }) => setOpened(open)}>
      <summary>
        <Trans>Interview</Trans>
      </summary>
      {opened && (
        <Suspense>
          <InterviewPart open subject={{ offerId }} name={name} callName={name.split(" ")[0] ?? name} />
        </Suspense>
      )}
    </details>
  );
}
