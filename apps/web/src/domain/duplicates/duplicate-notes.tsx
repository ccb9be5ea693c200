import { Trans, useLingui } from "@lingui/react/macro";
import type { Duplicate, DuplicateIndicator } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAlertCircle, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { failureText } from "~/shell/form/failure-text.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { duplicatesQuery, useDecideDuplicate } from "./queries.ts";
import styles from "./duplicates.module.css";

/** Likely duplicates of a person, with the reasons. A member confirms or rejects each; records are never merged. */
export function DuplicateNotes({ id }: { id: string }) {
  const space = useActingSpace();
  const { data } = useQuery(duplicatesQuery(space.id, id));
  if (!data || data.content.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {data.content.map((one) => (
        <li key={one.id}>
          <Suggestion id={id} duplicate={one} mayDecide={data.mayDecide && mayWrite(space)} />
        </li>
      ))}
    </ul>
  );
}

type Props = { id: string; duplicate: Duplicate; mayDecide: boolean };

function Suggestion({ id, duplicate, mayDecide }: Props) {
  const { i18n } = useLingui();
  const { mutate, isPending } = useDecideDuplicate(id);
  const { confirmed } = duplicate;
  const decide = (verdict: "same" | "different") =>
    mutate(
      { otherId: duplicate.id, verdict },
      { onError: (error) => showToast({ message: failureText(i18n, error), icon: IconAlertCircle }) },
    );
  const other = <Other duplicate={duplicate} />;
  const by = confirmed?.by;
  return (
    <Note icon={IconUsers} className={styles.note}>
      <p>
        {!confirmed ? (
          <Trans>This may be the same person as {other}</Trans>
        ) : by ? (
          <Trans>
            Same person as {other}, confirmed by <bdi>{by}</bdi>
          </Trans>
        ) : (
          <Trans>Same person as {other}, confirmed by another member</Trans>
        )}
      </p>
      <Why signs={duplicate.signs} />
      {mayDecide && (
        <span className={styles.acts}>
          {!confirmed && (
            <Button size="sm" variant="outline" disabled={isPending} onClick={() => decide("same")}>
              <Trans>Mark as same person</Trans>
            </Button>
          )}
          <Button size="sm" variant="quiet" disabled={isPending} onClick={() => decide("different")}>
            <Trans>Mark as different person</Trans>
          </Button>
        </span>
      )}
    </Note>
  );
}

function Why({ signs }: { signs: readonly DuplicateIndicator[] }) {
  const { t, i18n } = useLingui();
  const words: Record<DuplicateIndicator, string> = {
    email: t`the same email address`,
    phone: t`the same phone number`,
    cv: t`nearly the same CV`,
  };
  if (signs.length === 0) return null;
  return (
    <p className={styles.why}>
      {new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(signs.map((sign) => words[sign]))}
    </p>
  );
}

function Other({ duplicate: { id, kind, name, jobPostTitle } }: { duplicate: Duplicate }) {
  const { url } = useActingSpace();
  const link =
    kind === "application" ? (
      <Link to="/work/$space/applications" params={{ space: url }} search={{ candidate: id }} />
    ) : (
      <Link to="/work/$space/candidates/{-$id}" params={{ space: url, id }} />
    );
  return (
    <>
      <TextLink link={link}>
        <bdi>{name}</bdi>
      </TextLink>{" "}
      <span className={styles.where}>
        {jobPostTitle ? <bdi>({jobPostTitle})</bdi> : <Trans>(a CV you added)</Trans>}
      </span>
    </>
  );
}
