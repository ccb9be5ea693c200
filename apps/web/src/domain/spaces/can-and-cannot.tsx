import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconCheck, IconShieldQuestion, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import styles from "./verification.module.css";

/** The actions that a Space can and can’t take before it is verified. */
export function CanAndCannot() {
  const { t } = useLingui();
  const id = useId();
  const can = [
    t`Write and publish free jobs, marked “Not verified”`,
    t`Read applications and reply`,
    t`Invite colleagues`,
  ];
  const cannot = [
    t`See names in talent search`,
    t`Open CVs of people who haven’t applied`,
    t`Send contact requests`,
    t`Add CVs received elsewhere`,
    t`Sponsor a job`,
  ];
  return (
    <Card aria-labelledby={id}>
      <Card.Head id={id} title={<Trans>Until the Space is verified</Trans>} />
      <Card.Body>
        <p className={styles.label}>
          <Trans>You can</Trans>
        </p>
        <Lines lines={can} isAllowed />
        <p className={styles.label}>
          <Trans>You can’t</Trans>
        </p>
        <Lines lines={cannot} />
      </Card.Body>
    </Card>
  );
}

const Lines = ({ lines, isAllowed = false }: { lines: readonly string[]; isAllowed?: boolean }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line} className={isAllowed ? styles.can : styles.cannot}>
        <Icon icon={isAllowed ? IconCheck : IconX} size="sm" />
        {line}
      </li>
    ))}
  </ul>
);

/** A warning on pages whose actions are refused to unverified Spaces. Renders nothing for a verified Space. */
export function UnverifiedNote({ what }: { what: "names" | "addedCvs" }) {
  const space = useActingSpace();
  if (space.verified) return null;
  return (
    <Note tone="warning" icon={IconShieldQuestion} className={styles.unverified}>
      {what === "names" ? (
        <Trans>Your Space isn’t verified: you can’t see names, open CVs or send contact requests.</Trans>
      ) : (
        <Trans>Your Space isn’t verified: you can’t add CVs.</Trans>
      )}{" "}
      <VerifyLink />
    </Note>
  );
}

export function VerifyLink() {
  const space = useActingSpace();
  return (
    <TextLink link={<Link to="/work/$space/settings/verification" params={{ space: space.url }} />}>
      <Trans>Verify the Space</Trans>
    </TextLink>
  );
}
