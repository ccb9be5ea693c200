import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Facts, type FactItem } from "@orbita/ui/base/facts.tsx";
import { formatEuros, formatPay } from "~/shell/format/format.ts";
import { labelOf } from "../row/label-of.ts";
import { placeName } from "~/shell/format/place.ts";
import { countryName } from "../list/where.ts";

/** Pay, contract, place and travel: what readers want to know before the text. Shown between two thin lines. */
export function JobFacts({ job, className }: { job: JobPost; className?: string | undefined }) {
  const facts = [usePay(job), useContract(job), usePlace(job), useTravel(job)];
  return <Facts facts={facts.filter((fact) => fact !== null)} className={className} />;
}

/** Joins the parts with commas; skips missing parts. */
const joined = (parts: readonly (string | null | undefined | false)[]): string => parts.filter(Boolean).join(", ");

function usePay(job: JobPost): FactItem | null {
  const { t, i18n } = useLingui();
  const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
  if (!pay) return null;
  const agreement = labelOf(job, job.ccnl, i18n.locale);
  const level = job.ccnlLevel;
  const allowance = job.allowance !== null && formatEuros(i18n.locale, job.allowance);
  const note = joined([
    agreement && (level ? t`CCNL ${agreement}, level ${level}` : t`CCNL ${agreement}`),
    allowance && t`allowance of ${allowance} a month`,
  ]);
  return { term: <Trans>Salary (gross per year)</Trans>, value: <bdi>{pay}</bdi>, note };
}

function useContract(job: JobPost): FactItem | null {
  const { i18n } = useLingui();
  const hours = labelOf(job, job.contractType, i18n.locale);
  // Project work has no type of employment contract, so the label of the working hours is shown instead.
  const kind = labelOf(job, job.contractEconomicType, i18n.locale) ?? hours;
  if (!kind) return null;
  const { durationMonths: months, weeklyHours, partTimeHours } = job;
  return {
    term: <Trans>Contract</Trans>,
    value: (
      <>
        {kind}
        {months !== null && (
          <>
            , <Plural value={months} one="# month" other="# months" />
          </>
        )}
      </>
    ),
    note: weeklyHours !== null && (
      <>
        {kind !== hours && `${hours}, `}
        <Plural value={weeklyHours} one="# hour a week" other="# hours a week" />
        {partTimeHours && (
          <>
            , <bdi>{partTimeHours}</bdi>
          </>
        )}
      </>
    ),
  };
}

const workdays = 5;

function usePlace(job: JobPost): FactItem | null {
  const { t, i18n } = useLingui();
  const { location, workplaceType, officePresence, remoteFrom } = job;
  const city = location && placeName(location);
  const term = <Trans context="place">Location</Trans>;
  if (workplaceType === "workplace_type_full_remote") {
    const from = remoteFrom && joined([remoteFrom.region, countryName(i18n.locale, remoteFrom.country)]);
    return { term, value: <Trans>Remote</Trans>, note: from && <bdi>{from}</bdi> };
  }
  if (!city) return null;
  const where = location.region;
  if (workplaceType !== "workplace_type_hybrid") {
    const isOnSite = workplaceType === "workplace_type_office_presence";
    return { term, value: <bdi>{isOnSite ? t`${city}, on site` : city}</bdi>, note: where && <bdi>{where}</bdi> };
  }
  const days = officePresence === null ? 0 : (officePresence * workdays) / 100;
  const note = joined([
    officePresence !== null && t`${officePresence}% on site`,
    // Days are shown only if they are a whole number: a fraction of a day does not help to plan a week.
    Number.isInteger(days) && days > 0 && t`${plural(days, { one: "# day", other: "# days" })} out of ${workdays}`,
  ]);
  return { term, value: <bdi>{t`${city}, hybrid`}</bdi>, note };
}

function useTravel(job: JobPost): FactItem | null {
  const { t } = useLingui();
  const { travelType, travelDestination, travelNote } = job;
  if (!travelType) return null;
  const often = {
    travel_type_not_required: t({ message: "None", context: "travel" }),
    travel_type_occasional: t({ message: "Occasional", context: "travel" }),
    travel_type_periodic: t({ message: "Regular", context: "travel" }),
    travel_type_fulltime: t({ message: "Constant", context: "travel" }),
  }[travelType];
  const destination = travelDestination && (travelDestination === "national" ? t`In Italy` : t`Worldwide`);
  const note = joined([destination, travelNote]);
  return { term: <Trans>Travel</Trans>, value: often, note: note && <bdi>{note}</bdi> };
}
