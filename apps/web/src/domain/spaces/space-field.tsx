import { useLingui } from "@lingui/react/macro";
import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { IconSearch } from "@tabler/icons-react";
import { useDeferredValue, useRef, useState } from "react";
import { useSpacesLike } from "./use-spaces-like.ts";

export type SpaceSuggestion = { id: string; name: string };

type Props = {
  id: string;
  label: string;
  optional?: string;
  onPick: (space: SpaceSuggestion | null) => void;
  /** Reports whether the typed text matches no Space. */
  onUnclear?: (unclear: boolean) => void;
};

/** Picks a Space by name, with suggestions while typing. */
export function SpaceField({ id, label, optional, onPick, onUnclear }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  /** The picked Space is in a ref, because the pick and change handlers run in the same event, before React renders. */
  const picked = useRef<SpaceSuggestion | null>(null);
  const written = useDeferredValue(text.trim());
  const spaces = useSpacesLike(written);

  function choose(space: SpaceSuggestion | null, words: string): void {
    picked.current = space;
    onPick(space);
    onUnclear?.(space === null && words.trim() !== "");
  }

  function pick(chosen: string): void {
    const space = spaces.find((one) => one.id === chosen);
    if (space) choose({ id: space.id, name: space.name }, space.name);
  }

  function change(words: string): void {
    setText(words);
    // A pick also sets the field's text to the picked name and so calls this handler; that call must not reset the pick.
    if (picked.current?.name === words) return;
    // A fully typed name counts as picked, unless two Spaces share it.
    const [known, ...others] = spaces.filter(({ name }) => name.toLowerCase() === words.trim().toLowerCase());
    choose(known && others.length === 0 ? { id: known.id, name: known.name } : null, words);
  }

  return (
    <SuggestField
      id={id}
      label={label}
      optional={optional}
      icon={IconSearch}
      placeholder={t`Space name`}
      value={text}
      onChange={change}
      onPick={pick}
      suggestions={spaces.map((one) => ({ value: one.id, label: one.name, hint: `/space/${one.url}` }))}
    />
  );
}
