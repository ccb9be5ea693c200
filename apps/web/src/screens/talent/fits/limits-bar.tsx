import { Trans, useLingui } from "@lingui/react/macro";
import type { JobFitLimit, JobWishes } from "@orbita/contract";
import { jobWishLimits } from "@orbita/contract/job-wishes/limits";
import { contractEconomicType, contractType, workplaceType } from "@orbita/contract/job-posts/draft";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Menu, type MenuItem } from "@orbita/ui/overlays/menu.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconAdjustmentsHorizontal, IconChevronDown, IconPlus, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { draftOfWishes, jobWishesQuery } from "~/domain/job-wishes/queries.ts";
import { useCodeOptions } from "~/domain/vocabulary/code-checks.tsx";
import { formatEuros } from "~/shell/format/format.ts";
import { LimitDialog } from "./limit-dialog.tsx";
import { hasLimit, limits, useLimitChange, useLimitNames, useLimitText, withoutLimit } from "./limits.ts";
import styles from "./fits.module.css";

/** The user's limits as chips, each with a menu that changes the wishes, and a menu that adds one. */
export function LimitsBar({ end }: { end: ReactNode }) {
  const { t } = useLingui();
  const { data: wishes } = useQuery(jobWishesQuery);
  const names = useLimitNames();
  const [edited, setEdited] = useState<JobFitLimit | null>(null);
  const unset = wishes ? limits.filter((limit) => !hasLimit(wishes, limit)) : [];
  return (
    <div className={styles.limits}>
      <span className={styles.limitsTitle}>
        <Trans>Your limits</Trans>
      </span>
      {wishes &&
        limits
          .filter((limit) => hasLimit(wishes, limit))
          .map((limit) => <LimitChip key={limit} {...{ limit, wishes }} onEdit={() => setEdited(limit)} />)}
      {unset.length > 0 && (
        <Menu
          align="start"
          width={240}
          trigger={
            <Chip dashed icon={IconPlus} onClick={() => undefined} label={t`Add limit`}>
              <Trans>Limit</Trans>
            </Chip>
          }
          groups={[unset.map((limit) => ({ id: limit, label: `${names[limit]}…`, onSelect: () => setEdited(limit) }))]}
        />
      )}
      {end && <span className={styles.outside}>{end}</span>}
      {wishes && edited && <LimitDialog limit={edited} wishes={wishes} onClose={() => setEdited(null)} />}
    </div>
  );
}

type ChipProps = { limit: JobFitLimit; wishes: JobWishes; onEdit: () => void };

function LimitChip({ limit, wishes, onEdit }: ChipProps) {
  const { t } = useLingui();
  const text = useLimitText()(wishes, limit);
  const choices = useChoices(limit, wishes);
  const { mutate } = useLimitChange();
  const remove = () =>
    mutate(withoutLimit[limit], {
      onSuccess: () =>
        showToast({
          message: t`Limit removed`,
          action: { label: t`Undo`, run: () => mutate(draftOfWishes(wishes)) },
        }),
    });
  return (
    <Menu
      align="start"
      width={260}
      trigger={
        <Chip on iconEnd={IconChevronDown} onClick={() => undefined}>
          {text}
        </Chip>
      }
      groups={[
        choices,
        [
          { id: "edit", label: t`Change limit…`, icon: IconAdjustmentsHorizontal, onSelect: onEdit },
          { id: "remove", label: t`Remove limit`, icon: IconX, onSelect: remove },
        ],
      ]}
    />
  );
}

const radii = [10, 20, 30, 50, 100];
/** The steps around the current salary that the menu offers, in euros. */
const salarySteps = [-4_000, -2_000, 0, 2_000, 4_000];

const toggled = <T extends string>(codes: readonly T[], code: T): T[] =>
  codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];

/** The quick choices in the menu of a limit. Everything else is in its dialog. */
function useChoices(limit: JobFitLimit, wishes: JobWishes): MenuItem[] {
  const { t, i18n } = useLingui();
  const { mutate } = useLimitChange();
  const workplaces = useCodeOptions("workplace_type", limit === "workplace" ? workplaceType.options : []);
  const contracts = useCodeOptions("contract_economic_type", limit === "contract" ? contractEconomicType.options : []);
  const hours = useCodeOptions("contract_type", limit === "hours" ? contractType.options : []);
  const { place, salaryMin } = wishes;
  switch (limit) {
    case "place":
      return place
        ? radii.map((km) => ({
            id: String(km),
            label: t`Within ${km} km`,
            checked: km === place.km,
            onSelect: () => mutate({ place: { ...place, km } }),
          }))
        : [];
    case "workplace":
      return workplaces.map(({ value, label }) => ({
        id: value,
        label,
        checked: wishes.workplaces.includes(value),
        onSelect: () => {
          const next = toggled(wishes.workplaces, value);
          const isHybridWelcome = next.length === 0 || next.includes("workplace_type_hybrid");
          mutate({ workplaces: next, ...(!isHybridWelcome && { remoteShare: null }) });
        },
      }));
    case "contract":
      return contracts.map(({ value, label }) => ({
        id: value,
        label,
        checked: wishes.contracts.includes(value),
        onSelect: () => mutate({ contracts: toggled(wishes.contracts, value) }),
      }));
    case "hours":
      return hours.map(({ value, label }) => ({
        id: value,
        label,
        checked: wishes.hours.includes(value),
        onSelect: () => mutate({ hours: toggled(wishes.hours, value) }),
      }));
    case "salary":
      return salarySteps
        .map((step) => (salaryMin ?? 0) + step)
        .filter((euros) => euros >= jobWishLimits.salaryMin.min && euros <= jobWishLimits.salaryMin.max)
        .map((euros) => ({
          id: String(euros),
          label: t`From ${formatEuros(i18n.locale, euros)}`,
          checked: euros === salaryMin,
          onSelect: () => mutate({ salaryMin: euros }),
        }));
    case "weeklyHours":
      return [];
  }
}
