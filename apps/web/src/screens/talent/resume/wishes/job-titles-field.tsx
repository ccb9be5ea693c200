import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { jobWishLimits as limits } from "@orbita/contract/job-wishes/limits";
import type { JobWishes } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { occupationName } from "~/domain/skills/occupation-name.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { useSuggestions } from "~/shell/api/use-suggestions.ts";
import styles from "./wishes.module.css";

type Role = JobWishes["roles"][number];
type Props = { roles: readonly Role[]; onChange: (roles: Role[]) => void; error: string | undefined };

const offered = 8;

async function suggestRoles(text: string): Promise<Role[]> {
  const filters = [{ f: "name", v: text, mm: "c" as const }];
  const projections = ["itMasculine", "itFeminine", "en"] as const;
  const body = { page: 0, size: offered, filters, projections: [...projections] };
  return (await answered(api().skills.occupations({ body }))).content;
}

/** Picks job titles from the product's list. Chosen titles are chips; a press removes one. */
export function JobTitlesField({ roles, onChange, error }: Props) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState("");
  const { found, suggestFor } = useSuggestions(suggestRoles);
  const isFull = roles.length >= limits.roles.max;

  function pick(id: string): void {
    const role = found.find((one) => one.id === id);
    if (role && !isFull && !roles.some((one) => one.id === id)) onChange([...roles, role]);
    setText("");
    suggestFor("");
  }

  const max = limits.roles.max;
  return (
    <div className={styles.wide}>
      {roles.length > 0 && (
        <ul className={styles.chips} aria-label={t`Roles chosen`}>
          {roles.map((role) => {
            const name = occupationName(i18n, role);
            return (
              <li key={role.id}>
                <Chip
                  on
                  removable
                  label={t`Remove “${name}”`}
                  onClick={() => onChange(roles.filter(({ id }) => id !== role.id))}
                >
                  {name}
                </Chip>
              </li>
            );
          })}
        </ul>
      )}
      <SuggestField
        id="wish-roles"
        label={t`Roles`}
        icon={IconSearch}
        hint={t`Choose up to ${plural(max, { one: "# job title", other: "# job titles" })} from the list, the most wanted first.`}
        error={error ?? (isFull && text ? t`Remove a role to add another.` : undefined)}
        value={text}
        onChange={(next) => {
          // Picking an option also writes its label into the field, which is emptied instead.
          const isLabel = found.some((role) => occupationName(i18n, role) === next);
          setText(isLabel ? "" : next);
          suggestFor(isLabel ? "" : next);
        }}
        suggestions={found
          .filter(({ id }) => !roles.some((role) => role.id === id))
          .map((role) => ({ value: role.id, label: occupationName(i18n, role) }))}
        onPick={pick}
      />
    </div>
  );
}
