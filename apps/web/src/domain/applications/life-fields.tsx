import { Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { DateField } from "@orbita/ui/fields/date-field.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { formatLongDay } from "~/shell/format/format.ts";
import { expiryFault, lastDay } from "~/domain/job-posts/expiry.ts";
import { noonOf, romeDay } from "~/shell/calendar/rome-days.ts";

export type ReplyDays = (typeof jobPostLimits.replyDays)[number];
export const isReplyDays = (days: number): days is ReplyDays =>
  (jobPostLimits.replyDays as readonly number[]).includes(days);

/** The field for the reply promise: the number of days within which every candidate gets an answer. */
export function ReplyField({ value, onChange }: { value: ReplyDays; onChange: (days: ReplyDays) => void }) {
  const { t } = useLingui();
  return (
    <NativeSelect
      label={t`Reply time`}
      hint={t`Candidates will see the reply time, and we’ll count the days`}
      options={jobPostLimits.replyDays.map((days) => ({
        value: String(days),
        label: t`${plural(days, { one: "# day", other: "# days" })}`,
      }))}
      value={String(value)}
      onChange={(event) => {
        const days = Number(event.currentTarget.value);
        if (isReplyDays(days)) onChange(days);
      }}
    />
  );
}

type ExpiryProps = { value: string; onChange: (day: string) => void; now: number; hint?: string | undefined };

/** The field for the last day on which a post is visible. */
export function ExpiryField({ value, onChange, now, hint }: ExpiryProps) {
  const { t, i18n } = useLingui();
  const last = lastDay(now);
  const inWords = formatLongDay(i18n.locale, noonOf(last));
  const fault = expiryFault(value, now);
  const every = jobPostLimits.stillOpen.everyDays;
  const faults = {
    missing: t`Select a day`,
    past: t`Select today or a later day`,
    tooFar: t`Select a day no later than ${inWords}`,
  };
  return (
    <DateField
      label={<Trans>Expiry date</Trans>}
      openLabel={t`Open calendar`}
      hint={
        hint ?? t`Every ${plural(every, { one: "# day", other: "# days" })} we’ll ask you whether the job is still open`
      }
      value={value}
      onChange={onChange}
      min={romeDay(now)}
      max={last}
      error={fault ? faults[fault] : undefined}
    />
  );
}
