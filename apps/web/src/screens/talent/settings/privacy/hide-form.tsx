import { Trans, useLingui } from "@lingui/react/macro";
import type { HidingTarget, Space } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useRef, useState, type FormEvent } from "react";
import { useSpacesLike } from "~/domain/spaces/use-spaces-like.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useHide, type HiddenParty } from "./use-hiding.ts";
import styles from "./privacy.module.css";

type SpaceSuggestion = Pick<Space, "id" | "name" | "url">;

const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The email domain in the user's input: alone, after an @, or in a full address. */
export function domainIn(text: string): string | null {
  const written = text.trim().toLowerCase();
  const part = written.slice(written.lastIndexOf("@") + 1);
  return domain.test(part) ? part : null;
}

const same = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: "base" }) === 0;

/** Resolves the user's input to the picked Space, to the only Space with that name, or else to an email domain. */
export function readHiding(
  text: string,
  spaces: readonly SpaceSuggestion[],
  picked: string | null,
): HiddenParty | null {
  const written = text.trim();
  const named = spaces.filter(({ name }) => same(name, written));
  const space = named.find(({ id }) => id === picked) ?? (named.length === 1 ? named[0] : undefined);
  if (space) return { spaceId: space.id };
  const address = domainIn(written);
  return address === null ? null : { domain: address };
}

/** Adds a Space or an email domain that the user hides from. Spaces are suggested by name while the user types. */
export function HideForm({ hiddenFrom }: { hiddenFrom: readonly HidingTarget[] }) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState("");
  const [picked, setPicked] = useState<string | null>(null);
  const [unclear, setUnclear] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hide = useHide();
  const written = useDeferredValue(text.trim());
  const spaces = useSpacesLike(written);
  const known = new Set(hiddenFrom.map(({ spaceId }) => spaceId));

  function change(next: string) {
    setText(next);
    setUnclear(false);
    hide.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const from = readHiding(text, spaces, picked);
    setUnclear(from === null);
    field.current?.focus();
    if (from === null) return;
    hide.mutate(from, { onSuccess: () => (setText(""), setPicked(null)) });
  }

  const error = unclear
    ? t`Select a Space from the list, or enter a domain such as company.com.`
    : hide.error
      ? failureText(i18n, hide.error)
      : undefined;
  return (
    <form noValidate className={styles.add} onSubmit={submit}>
      <SuggestField
        ref={field}
        hideLabel
        label={t`Space or email domain`}
        placeholder={t`Space or email domain`}
        icon={IconSearch}
        size="sm"
        className={styles.addField}
        value={text}
        onChange={change}
        onPick={setPicked}
        suggestions={spaces
          .filter(({ id }) => !known.has(id))
          .map(({ id, name, url }) => ({ value: id, label: name, hint: `/space/${url}` }))}
        error={error}
      />
      <Button type="submit" size="sm" busy={hide.isPending} className={styles.addButton}>
        <Trans>Hide</Trans>
      </Button>
    </form>
  );
}
