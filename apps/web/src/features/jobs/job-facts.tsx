import { Trans, useLingui } from "@lingui/react/macro";
import { Plural } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Facts, type Fact } from "@orbita/ui/base/facts.tsx";
import { formatLongDay, formatPay } from "~/shell/format/format.ts";
import { labelOf } from "./label-of.ts";
import { placeName } from "./place.ts";

type Shown = Pick<JobPost, "salaryMin" | "salaryMax" | "ccnl" | "labels" | "location" | "replyDays" | "expiresAt">;

/** Pay, place and promise between two hairlines: what one wants to know before reading. */
export function JobFacts({ job, className }: { job: Shown; className?: string | undefined }) {
  const { i18n } = useLingui();
  const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
  const agreement = labelOf(job, job.ccnl, i18n.locale);
  const facts: (Fact | null)[] = [
    pay
      ? {
          term: <Trans>Pay (gross a year)</Trans>,
          value: <bdi>{pay}</bdi>,
          note: agreement && <Trans>CCNL {agreement}</Trans>,
        }
      : null,
    job.location
      ? { term: <Trans>Place</Trans>, value: <bdi>{placeName(job.location)}</bdi>, note: job.location.region }
      : null,
    {
      term: <Trans>Answer</Trans>,
      value: <Plural value={job.replyDays} one="within # day" other="within # days" />,
      note: <Trans>promised to who applies</Trans>,
    },
    job.expiresAt ? { term: <Trans>Expires</Trans>, value: formatLongDay(i18n.locale, job.expiresAt) } : null,
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} className={className} />;
}
