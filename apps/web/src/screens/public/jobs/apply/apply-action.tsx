import { Trans, useLingui } from "@lingui/react/macro";
import type { ApplyPreparation, JobPost } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import styles from "~/domain/applications/talent-side.module.css";

type ApplyButtonPlacement = "page" | "detail" | "bar";
type Props = {
  job: JobPost;
  preparation: ApplyPreparation | undefined;
  onApply: () => void;
  look: ApplyButtonPlacement;
};

/** Button to apply, to open the sent application, or to apply again. */
export function ApplyAction({ job, preparation, onApply, look }: Props) {
  const me = useMe();
  const existing = preparation?.existing ?? null;
  const block = look === "page";
  const isOwn = me?.spaces.some(({ id }) => id === job.spaceId) ?? false;
  if (isOwn)
    return (
      <Worded look={look} words={<Trans>You can’t apply to your own Space’s jobs.</Trans>}>
        <Button variant="accent" size="lg" block={block} disabled>
          <Trans>Apply</Trans>
        </Button>
      </Worded>
    );
  if (existing && !existing.canSendAgain) return <Sent existing={existing} look={look} />;
  return (
    <Worded look={look} words={existing && <WithdrawnWords id={existing.id} />}>
      <Button variant="accent" size="lg" block={block} onClick={onApply}>
        {existing ? <Trans>Apply again</Trans> : <Trans>Apply</Trans>}
      </Button>
    </Worded>
  );
}

function Sent({ existing, look }: { existing: NonNullable<ApplyPreparation["existing"]>; look: ApplyButtonPlacement }) {
  const { i18n } = useLingui();
  const day = formatDayAndMonth(i18n.locale, existing.sent);
  return (
    <Worded look={look} words={<Trans>You applied on {day}.</Trans>}>
      <ButtonLink
        variant="primary"
        size="lg"
        block={look === "page"}
        link={<Link to="/applications" search={{ id: existing.id }} />}
      >
        <Trans>Open your application</Trans>
      </ButtonLink>
    </Worded>
  );
}

const WithdrawnWords = ({ id }: { id: string }) => (
  <>
    <Trans>You withdrew your application.</Trans>{" "}
    <TextLink link={<Link to="/applications" search={{ id }} />}>
      <Trans>See your application</Trans>
    </TextLink>
  </>
);

/** The apply button with its explanation. In the bar at the bottom of a phone there is room for the button only. */
function Worded({ look, words, children }: { look: ApplyButtonPlacement; words: ReactNode; children: ReactNode }) {
  return (
    <div className={look === "detail" ? styles.actRow : styles.act}>
      {children}
      {words && look !== "bar" && (
        <Text size="sm" tone="muted">
          {words}
        </Text>
      )}
    </div>
  );
}
