import { Trans } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { IconFileText, IconListCheck, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { TaskRow } from "./task-row.tsx";

/** For a talent without a CV for whom nothing waits: what to do first. */
export function StartSteps({ hasWishes }: { hasWishes: boolean }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Card.Head id={titleId} title={<Trans>Start here</Trans>} />
      <ul>
        <TaskRow
          from={IconFileText}
          isFirst
          title={<Trans>Upload your CV</Trans>}
          facts={<Trans>PDF or Word. We’ll read it, and you’ll confirm every line.</Trans>}
          action={<Trans>Upload CV</Trans>}
          link={<Link to="/resume/upload" />}
        />
        <TaskRow
          from={IconSearch}
          isFirst={false}
          title={<Trans>Search for a job</Trans>}
          facts={<Trans>Every job shows its salary and when you’ll get a reply.</Trans>}
          action={<Trans>See jobs</Trans>}
          link={<Link to="/jobs" />}
        />
        {!hasWishes && (
          <TaskRow
            from={IconListCheck}
            isFirst={false}
            title={<Trans>Say what you’re looking for</Trans>}
            facts={<Trans>Roles, place, contract and working hours. Only you can see the minimum salary.</Trans>}
            action={<Trans>Add preferences</Trans>}
            link={<Link to="/resume" search={{ begin: "hand" }} hash="section-wishes" />}
          />
        )}
      </ul>
    </Card>
  );
}
