import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { IconMapPin } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useId, useState, type FormEvent } from "react";
import { addressIn } from "~/shell/i18n/locale.ts";
import { useLanguage } from "~/shell/i18n/use-language.ts";
import { textSearch } from "~/shell/navigation/page-search.ts";
import { changeSpacesSearch, type SpacesSearch } from "./spaces-search.ts";
import styles from "./spaces-form.module.css";

// Loaded when the field gets the focus.
const PlaceOptions = lazy(() =>
  import("~/domain/locations/place-options.tsx").then((module) => ({ default: module.PlaceOptions })),
);

/** Searches Spaces by text and place. A plain GET form, so it works without JavaScript. */
export function SpacesForm({ search }: { search: SpacesSearch }) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const placesId = useId();
  const [isUsed, setUsed] = useState(false);
  const { q, near } = search;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const change = { q: textSearch(data.get("q")), near: textSearch(data.get("near"), 80) };
    void navigate({ to: "/spaces", search: changeSpacesSearch(search, change) });
  }

  return (
    // The key resets the fields to the URL's values when the user goes back or removes a filter.
    <form key={`${q}|${near}`} action={addressIn(locale, "/spaces")} className={styles.form} onSubmit={submit}>
      <SearchField
        className={styles.words}
        name="q"
        label={t`Company or keyword`}
        placeholder={t`Company or keyword`}
        defaultValue={q}
        maxLength={100}
      />
      <SearchField
        className={styles.place}
        name="near"
        icon={IconMapPin}
        label={t`Near a place`}
        placeholder={t`Near a place`}
        defaultValue={near}
        maxLength={80}
        list={placesId}
        autoComplete="off"
        onFocus={() => setUsed(true)}
      />
      <datalist id={placesId} />
      {isUsed && (
        <Suspense>
          <PlaceOptions field="near" />
        </Suspense>
      )}
      <Button type="submit" size="sm" variant="primary">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
