import { Trans, useLingui } from "@lingui/react/macro";
import type { MyInterview } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { RadioField } from "@orbita/ui/fields/radio-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { dayOf, ownZone, formatTime, zoneNameOf } from "./clock.ts";
import { interviewsKey } from "./queries.ts";
import styles from "./interviews.module.css";

/** The free slot that a mail's link names in the search parameter `time`, or null. */
function linkedSlot(slots: MyInterview["slots"], time: unknown): string | null {
  const at = typeof time === "string" ? Date.parse(time) : Number.NaN;
  return slots.find(({ startsAt, free }) => free && Date.parse(startsAt) === at)?.startsAt ?? null;
}

/** Lets the talent pick one of the proposed times, shown in the talent's time zone. A link in a mail can preselect one. */
export function PickSlot({ interview }: { interview: MyInterview }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const name = useId();
  const zone = ownZone();
  const { id, version, slots } = interview;
  const { time } = useSearch({ strict: false });
  const linked = linkedSlot(slots, time);
  const [picked, setPicked] = useState(linked);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (linked !== null) form.current?.scrollIntoView({ block: "center" });
  }, [linked]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (startsAt: string) =>
      answered(
        api().interviews.pick(
          { params: { id }, body: { startsAt, version, zone } },
          { idempotencyKey: crypto.randomUUID() },
        ),
      ),
    onSuccess: () => showToast({ message: t`Interview booked. The calendar file is in the email we sent you.` }),
    // Refetches interviews also after an error: the time may have been taken or the interview changed.
    onSettled: () => queries.invalidateQueries({ queryKey: interviewsKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked) mutate(picked);
  };
  return (
    <form ref={form} className={styles.fields} onSubmit={submit}>
      {error && (
        <Note tone="danger" role="alert">
          {failureText(i18n, error)}
        </Note>
      )}
      <div role="radiogroup" aria-label={t`Proposed times`} className={styles.slots}>
        {slots.map(({ startsAt, free }) => {
          const at = new Date(startsAt);
          const label = `${dayOf(i18n.locale, zone, at)}, ${formatTime(i18n.locale, zone, at)}`;
          return (
            <RadioField
              key={startsAt}
              name={name}
              value={startsAt}
              label={label}
              {...(!free && { hint: t`No longer available` })}
              disabled={!free}
              checked={picked === startsAt}
              onChange={() => setPicked(startsAt)}
            />
          );
        })}
      </div>
      <Text size="sm" tone="muted">
        <Trans>Times are in your time zone ({zoneNameOf(i18n.locale, zone, new Date(slots[0]!.startsAt))})</Trans>
      </Text>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" className={styles.take} busy={isPending} disabled={picked === null}>
          <Trans>Choose this time</Trans>
        </Button>
      </div>
    </form>
  );
}
