import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useId, type FormEvent } from "react";
import { addressIn } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import { textSearch } from "~/shell/navigation/page-search.ts";
import { skillName } from "~/domain/skills/skill-name.ts";
import { changeSkillsSearch, type SkillsSearch } from "~/domain/skills/skills-search.ts";
import { useSkillSuggestions } from "~/domain/skills/use-skill-suggestions.ts";
import styles from "./skills-form.module.css";

/** Searches by text in all categories. A plain GET form, so it works without JavaScript. */
export function SkillsForm({ search }: { search: SkillsSearch }) {
  const { t, i18n } = useLingui();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const namesId = useId();
  const { skills, suggestFor } = useSkillSuggestions();
  const { q } = search;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = textSearch(new FormData(event.currentTarget).get("q"));
    // A text search covers all categories, because the user may not know the skill's category.
    const change = { q: words, ...(words && { category: undefined, sub: undefined }) };
    void navigate({ to: "/skills", search: changeSkillsSearch(search, change) });
  }

  return (
    // The key resets the field to the URL's value when the user goes back.
    <form key={q} action={addressIn(locale, "/skills")} className={styles.form} onSubmit={submit}>
      <SearchField
        className={styles.words}
        name="q"
        label={t`Search skills`}
        placeholder={t`Search skills`}
        defaultValue={q}
        maxLength={100}
        list={namesId}
        autoComplete="off"
        onChange={(event) => suggestFor(event.currentTarget.value)}
      />
      <datalist id={namesId}>
        {skills.map((skill) => (
          <option key={skill.id} value={skillName(i18n, skill)} />
        ))}
      </datalist>
      <Button type="submit" size="sm" variant="primary">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
