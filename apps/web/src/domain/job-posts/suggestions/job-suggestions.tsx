import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Kbd } from "@orbita/ui/base/kbd.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { OptionList } from "@orbita/ui/overlays/option-list.tsx";
import { IconArrowLeft, IconX } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState, useLayoutEffect, type RefObject } from "react";
import { useSuggestions } from "~/shell/api/use-suggestions.ts";
import { useTextsOf } from "~/shell/i18n/use-app-texts.ts";
import { findSuggestions, rememberAreas, searchOfForm, type FindArea } from "./find-suggestions.ts";
import {
  clearRecentSearches,
  fittingSearches,
  readRecentSearches,
  recentAddress,
  rememberSearch,
} from "./recent-searches.ts";
import { useAttachedCombobox } from "./use-attached-combobox.ts";
import { usePanelPlace } from "./use-panel-place.ts";
import { clearOption, recentOption, suggestionOption, useSuggestionGroups } from "./use-suggestion-groups.tsx";
import styles from "./job-suggestions.module.css";

/** The form around an element, its text field, and the form's child that contains the field. */
type SearchForm = { readonly form: HTMLFormElement; readonly field: HTMLInputElement; readonly part: Element };

function useSearchForm(inside: RefObject<HTMLElement | null>): SearchForm | null {
  const [found, setFound] = useState<SearchForm | null>(null);
  useLayoutEffect(() => {
    const form = inside.current?.closest("form");
    const field = form?.elements.namedItem("q");
    const part = form && [...form.children].find((child) => field instanceof Node && child.contains(field));
    if (form && part && field instanceof HTMLInputElement) setFound({ form, field, part });
  }, [inside]);
  return found;
}

/** Adds classes to an element as long as the condition is true. */
function useClass(element: Element | undefined, name: string, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!element || !isOn) return;
    element.classList.add(name);
    return () => element.classList.remove(name);
  }, [element, name, isOn]);
}

type Props = { findArea: FindArea };

/**
 * Suggestions for the text field `q` of the job search form that contains this component. The form works without it; it is loaded at
 * the first focus.
 */
export function JobSuggestions({ findArea }: Props) {
  const inside = useRef<HTMLDivElement>(null);
  const search = useSearchForm(inside);
  const hasTexts = useTextsOf("suggestions");
  return (
    <div ref={inside} className={styles.parts}>
      {search && hasTexts && <Suggestions search={search} findArea={findArea} />}
    </div>
  );
}

/** The recent searches, and what is stored when the form is submitted. */
function useRecentSearches({ form }: SearchForm) {
  const [recent, setRecent] = useState(readRecentSearches);
  useEffect(() => {
    const onSubmit = () => {
      rememberSearch(searchOfForm(form));
      setRecent(readRecentSearches());
    };
    form.addEventListener("submit", onSubmit);
    return () => form.removeEventListener("submit", onSubmit);
  }, [form]);
  const clear = () => {
    clearRecentSearches();
    setRecent([]);
  };
  return { recent, clear };
}

function Suggestions({ search, findArea }: Props & { search: SearchForm }) {
  const { t, i18n } = useLingui();
  const { form, field, part } = search;
  const language = i18n.locale === "it" ? "it" : "en";
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isPhone = usePhone();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(field.value);
  const { recent: all, clear } = useRecentSearches(search);
  const recent = fittingSearches(all, typed);
  const [areaOf] = useState(() => rememberAreas(findArea));
  const { found, suggestFor } = useSuggestions(
    (text, signal) => findSuggestions(text, form, { language, findArea: areaOf, signal }),
    1,
  );
  const groups = useSuggestionGroups({ found, recent, typed });
  const options = groups.flatMap(({ items }) => items.map((item) => item.id));

  function type(text: string): void {
    setTyped(text);
    suggestFor(text);
  }

  function pick(option: string): void {
    if (option === clearOption) return clear();
    close();
    const suggestion = found.find((_, at) => suggestionOption(at) === option);
    const searched = recent.find((_, at) => recentOption(at) === option);
    if (suggestion?.url) void navigate({ to: "/space/$url", params: { url: suggestion.url } });
    else if (searched) {
      rememberSearch(searched);
      void navigate({ to: "/jobs", search: recentAddress(searched) });
    } else if (suggestion?.text) {
      field.value = suggestion.text;
      form.requestSubmit();
    }
  }

  const { isOpen, active, setActive, close } = useAttachedCombobox(field, {
    id,
    options,
    opensEmpty: isPhone,
    onType: type,
    onPick: pick,
  });
  const isFull = isOpen && isPhone;
  useClass(form, styles.full!, isFull);
  useClass(part, styles.shown!, isFull);
  usePanelPlace({ panel, anchor: part, isOpen, isFull });
  useEffect(() => {
    if (active !== undefined) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const count = options.length;
  return (
    <>
      <IconButton className={styles.back} icon={IconArrowLeft} flip label={t`Back`} onClick={() => field.blur()} />
      {typed !== "" && (
        <IconButton
          className={styles.clear}
          icon={IconX}
          size="sm"
          label={t`Clear text`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            field.value = "";
            type("");
          }}
        />
      )}
      <div
        ref={panel}
        popover="manual"
        // A press beside the options must not take the focus from the field, which would close the panel.
        role="presentation"
        onMouseDown={(event) => event.preventDefault()}
        className={styles.panel}
      >
        {isOpen && (
          <>
            <OptionList {...{ id, groups, active }} label={t`Suggestions`} onPick={pick} onPoint={setActive} columns />
            <Footer isPhone={isPhone} />
          </>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>
          {isOpen && count > 0 && t`${plural(count, { one: "# suggestion", other: "# suggestions" })}`}
        </VisuallyHidden>
      </div>
    </>
  );
}

function Footer({ isPhone }: { isPhone: boolean }) {
  const { t } = useLingui();
  if (isPhone)
    return (
      <p className={styles.hint}>
        <Trans>You can enter everything together, for example “java remote Genova”.</Trans>
      </p>
    );
  return (
    <p className={styles.foot}>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> <Trans>move</Trans>
      </span>
      <span>
        <Kbd>{t`Enter`}</Kbd> <Trans>select</Trans>
      </span>
      <span>
        <Kbd>Esc</Kbd> <Trans>close</Trans>
      </span>
      <span>
        <Trans>Combine words: “java remote Genova”</Trans>
      </span>
    </p>
  );
}
