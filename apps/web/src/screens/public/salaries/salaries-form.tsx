import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useId, type FormEvent } from "react";
import { findSalaryRoles } from "~/domain/salaries/find-salaries.ts";
import { salaryRoleName } from "~/domain/salaries/role-name.ts";
import { salariesSearch, type SalariesSearch } from "~/domain/salaries/salaries-search.ts";
import { useSuggestions } from "~/shell/api/use-suggestions.ts";
import { addressIn } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import type { SalariesPageData } from "./load-salaries.ts";
import styles from "./salaries-form.module.css";

type Props = Pick<SalariesPageData, "search" | "found" | "view">;

/** Chooses the role, place, agreement and year. A plain GET form, so it works without JavaScript. */
export function SalariesForm({ search, found, view }: Props) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const namesId = useId();
  const { found: roles, suggestFor } = useSuggestions((text) => findSalaryRoles(text));
  const name = found ? salaryRoleName(i18n.locale, found.role) : (search.q ?? "");

  const show = (role: string | undefined, wanted: SalariesSearch) =>
    void navigate({ to: "/salaries/{-$role}", params: { role }, search: wanted, resetScroll: false });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { q, ...rest } = salariesSearch(Object.fromEntries(new FormData(event.currentTarget)));
    if (found && q === name) show(found.role.id, rest);
    // Another role has other regions and agreements, so only the region stays.
    else show(undefined, { ...(q && { q }), ...(rest.region && { region: rest.region }) });
  }

  function typed(text: string): void {
    const role = roles.find((one) => salaryRoleName(i18n.locale, one) === text);
    if (role) show(role.id, search.region ? { region: search.region } : {});
    else suggestFor(text);
  }

  const all = { value: "", label: t({ message: "All", context: "agreements" }) };
  const labelOf = (code: string) => found?.agreements[code]?.[i18n.locale === "it" ? "it" : "en"] ?? code;
  const agreements = view?.options.agreements.map((code) => {
    const agreement = labelOf(code);
    return { value: code, label: t`${agreement}, all levels` };
  });
  const { region: _, ...elsewhere } = search;
  return (
    // The key resets the fields to the URL's values when the user goes back.
    <form
      key={`${name} ${JSON.stringify(search)}`}
      action={addressIn(locale, "/salaries")}
      aria-label={t`Choose what to compare`}
      className={styles.form}
      onSubmit={submit}
    >
      <TextField
        name="q"
        label={t({ message: "Role", context: "job title" })}
        placeholder={t`For example: nurse`}
        defaultValue={name}
        maxLength={100}
        list={namesId}
        autoComplete="off"
        onChange={(event) => typed(event.currentTarget.value)}
        className={styles.role}
      />
      <datalist id={namesId}>
        {roles.map((role) => (
          <option key={role.id} value={salaryRoleName(i18n.locale, role)} />
        ))}
      </datalist>
      {found && view && (
        <>
          <NativeSelect
            name="region"
            label={t({ message: "Place", context: "salary compass" })}
            value={view.region ?? ""}
            onChange={({ currentTarget: { value } }) =>
              show(found.role.id, { ...elsewhere, ...(value && { region: value }) })
            }
            options={[
              { value: "", label: t`Italy` },
              ...view.options.regions.map((region) => ({ value: region, label: region })),
            ]}
            className={styles.place}
          />
          <NativeSelect
            name="ccnl"
            label={t`CCNL`}
            value={view.ccnl ?? ""}
            onChange={({ currentTarget: { value } }) => show(found.role.id, { ...search, ccnl: value || undefined })}
            options={[all, ...(agreements ?? [])]}
            className={styles.agreement}
          />
          <NativeSelect
            name="year"
            label={t`Year`}
            value={String(view.year)}
            onChange={({ currentTarget: { value } }) => show(found.role.id, { ...search, year: Number(value) })}
            options={view.options.years.map((year) => ({ value: String(year), label: String(year) }))}
            className={styles.year}
          />
        </>
      )}
      <Button type="submit" variant="outline" size="lg" className={styles.submit}>
        <Trans context="figures">Show</Trans>
      </Button>
    </form>
  );
}
