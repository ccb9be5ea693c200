import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { JobFitLimit, JobWishes, JobWishesDraft } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { fitsKey } from "~/domain/fits/queries.ts";
import { draftOfWishes, jobWishesQuery } from "~/domain/job-wishes/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { formatEuros } from "~/shell/format/format.ts";

/** The wishes that limit the list of fits, in the order of the bar. Job titles and the notice period limit nothing. */
export const limits: readonly JobFitLimit[] = ["place", "workplace", "contract", "hours", "weeklyHours", "salary"];

export type WishChange = Partial<JobWishesDraft>;

/** The change that removes a limit. */
export const withoutLimit: Record<JobFitLimit, WishChange> = {
  place: { place: null },
  workplace: { workplaces: [], remoteShare: null },
  contract: { contracts: [] },
  hours: { hours: [] },
  weeklyHours: { weeklyHoursMin: null, weeklyHoursMax: null },
  salary: { salaryMin: null },
};

/** Whether the wishes contain the limit: some field of it is neither null nor an empty list. */
export const hasLimit = (wishes: JobWishes, limit: JobFitLimit): boolean =>
  Object.keys(withoutLimit[limit]).some((name) => {
    const value = wishes[name as keyof JobWishes];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });

export function useLimitNames(): Record<JobFitLimit, string> {
  const { t } = useLingui();
  return {
    place: t({ message: "Location", context: "place" }),
    workplace: t`Workplace`,
    contract: t`Contract`,
    hours: t`Working hours`,
    weeklyHours: t`Hours per week`,
    salary: t`Salary`,
  };
}

/** A limit as its chip shows it, for example "Genova within 30 km". */
export function useLimitText(): (wishes: JobWishes, limit: JobFitLimit) => string {
  const { t, i18n } = useLingui();
  return (wishes, limit) => {
    const anyOf = (codes: readonly string[]): string => {
      const labels = codes.map((code, at) => {
        const label = wishes.labels[code];
        const text = label ? (i18n.locale === "it" ? label.it : (label.en ?? label.it)) : code;
        return at === 0 ? text : text.charAt(0).toLocaleLowerCase() + text.slice(1);
      });
      return new Intl.ListFormat(i18n.locale, { type: "disjunction" }).format(labels);
    };
    const { place, workplaces, remoteShare, contracts, hours, weeklyHoursMin: least, weeklyHoursMax: most } = wishes;
    switch (limit) {
      case "place":
        return place ? t`${place.city} within ${place.km} km` : "";
      case "workplace":
        return workplaces.length > 0 ? anyOf(workplaces) : t`At least ${remoteShare}% remote`;
      case "contract":
        return anyOf(contracts);
      case "hours":
        return anyOf(hours);
      case "weeklyHours":
        if (least !== null && most !== null) return t`${least}–${most} hours per week`;
        return least !== null
          ? t`From ${plural(least, { one: "# hour per week", other: "# hours per week" })}`
          : t`Up to ${plural(most ?? 0, { one: "# hour per week", other: "# hours per week" })}`;
      case "salary":
        return wishes.salaryMin === null ? "" : t`Salary from ${formatEuros(i18n.locale, wishes.salaryMin)}`;
    }
  };
}

/** Saves a change of the limits in the wishes, and lists the fits anew. Changes are saved one after the other. */
export function useLimitChange() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = jobWishesQuery;
  return useMutation({
    scope: { id: "job-wishes" },
    // The rest of the wishes is read when the request is sent, after the changes before it were stored.
    mutationFn: async (change: WishChange) => {
      const wishes = await queries.ensureQueryData(jobWishesQuery);
      return answered(api().jobWishes.save({ body: { ...draftOfWishes(wishes), ...change } }));
    },
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved);
      return queries.invalidateQueries({ queryKey: fitsKey });
    },
    onError: () => void showToast({ message: t`We couldn’t save your limits. Try again in a moment.` }),
  });
}
