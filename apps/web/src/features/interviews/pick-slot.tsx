import { Trans, useLingui } from "@lingui/react/macro";
import type { MyInterview } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { RadioField } from "@orbita/ui/fields/radio-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { dayOf, ownZone, timeOf, zoneNameOf } from "~/domain/interviews/clock.ts";
import { interviewsKey } from "~/domain/interviews/queries.ts";
import styles from "./interviews.module.css";

/** Lets the talent pick a proposed time, shown in their time zone. */
export function PickSlot({ interview }: { interview: MyInterview }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const name = useId();
  const zone = ownZone();
  const [picked, setPicked] = useState<string | null>(null);
  const { id, version, slots } = interview;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (startsAt: string) =>
      answered(
        api().interviews.pick(
          { params: { id }, body: { startsAt, version, zone } },
          { idempotencyKey: crypto.randomUUID() },
        ),
      ),
    onSuccess: () => showToast({ message: t`Agreed. The file for your calendar is in the mail.` }),
    // Also after an error: the time may be taken or the interview changed meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: interviewsKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked) mutate(picked);
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      {error && (
        <Note tone="danger" role="alert">
          {failureText(i18n, error)}
        </Note>
      )}
      <div role="radiogroup" aria-label={t`Times`} className={styles.slots}>
        {slots.map(({ startsAt, free }) => {
          const at = new Date(startsAt);
          const label = `${dayOf(i18n.locale, zone, at)}, ${timeOf(i18n.locale, zone, at)}`;
          return (
            <RadioField
              key={startsAt}
              name={name}
              value={startsAt}
              label={label}
              {...(!free && { hint: t`No longer free` })}
              disabled={!free}
              checked={picked === startsAt}
              onChange={() => setPicked(startsAt)}
            />
          );
        })}
      </div>
      <Text size="sm" tone="muted">
        <Trans>On your clock: {zoneNameOf(i18n.locale, zone, new Date(slots[0]!.startsAt))}</Trans>
      </Text>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" className={styles.take} busy={isPending} disabled={picked === null}>
          <Trans>Take this time</Trans>
        </Button>
      </div>
    </form>
  );
}
