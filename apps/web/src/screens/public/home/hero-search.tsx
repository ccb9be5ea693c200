import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconMapPin, IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState, type FormEvent } from "react";
import { asCombobox } from "~/domain/job-posts/public/as-combobox.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import { addressIn } from "~/shell/i18n/locale.ts";
import { textSearch } from "~/shell/navigation/page-search.ts";
import styles from "./home-view.module.css";

// Suggestions are loaded when the field gets the focus.
const HeroSearchHelp = lazy(() =>
  import("./hero-search-help.tsx").then((module) => ({ default: module.HeroSearchHelp })),
);

/** The job search. A plain GET form, so it works without JavaScript. */
export function HeroSearch() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { locale } = useLanguage();
  const [isUsed, setUsed] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const q = textSearch(data.get("q"));
    const city = textSearch(data.get("city"), 80);
    // The jobs page also parses a distance written after the city.
    void navigate({ to: "/jobs", search: { ...(q && { q }), ...(city && { city }) } });
  }

  return (
    <form
      role="search"
      aria-label={t`Jobs`}
      action={addressIn(locale, "/jobs")}
      className={styles.search}
      onSubmit={submit}
    >
      <label>
        <Icon icon={IconSearch} />
        <span>
          <Trans>Role, skill, place or company</Trans>
          <input
            ref={asCombobox}
            type="search"
            name="q"
            autoComplete="off"
            maxLength={100}
            onFocus={() => setUsed(true)}
          />
        </span>
      </label>
      <label>
        <Icon icon={IconMapPin} />
        <span>
          <Trans>Where</Trans>
          <input type="search" name="city" autoComplete="off" maxLength={80} />
        </span>
      </label>
      <Button type="submit" variant="primary" size="xl">
        <Trans>Search jobs</Trans>
      </Button>
      {isUsed && (
        <Suspense>
          <HeroSearchHelp />
        </Suspense>
      )}
    </form>
  );
}
