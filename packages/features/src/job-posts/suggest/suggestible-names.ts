import {
  contentWordsIn,
  prefixIndexOf,
  type BilingualLabel,
  type IndexedName,
  type Lexicon,
  type LexiconEntry,
  type LexiconPlace,
  type PrefixIndex,
  wordKeyOf,
} from "../../lexicon/index.ts";
import type { TitleForms } from "../title-as-typed.ts";

/** A job title, skill or place that completes a typed text. */
export type SuggestibleEntry = {
  readonly kind: "occupation" | "skill" | "place";
  readonly id: string;
  readonly label: BilingualLabel;
  /** For a job title: its Italian forms. Null for everything else. */
  readonly forms: TitleForms | null;
  /** True for a town whose name the search understands only after a word such as "a" or "in". */
  readonly isSmallTown: boolean;
  /** The position in the lexicon, which has the best-known entries first. */
  readonly position: number;
};

/** A name in the index. `isOwn` is false for an alias, which the label of the entry does not contain. */
export type SuggestibleName = { readonly entry: SuggestibleEntry; readonly isOwn: boolean };
export type SuggestibleNames = PrefixIndex<SuggestibleName>;

const entryOf = ({ kind, id, label }: LexiconEntry, names: readonly string[], position: number): SuggestibleEntry => ({
  kind: kind as SuggestibleEntry["kind"],
  id,
  label,
  // The lexicon lists both Italian forms of a job title first.
  forms: kind === "occupation" ? { masculine: names[0]!, feminine: names[1]! } : null,
  isSmallTown: false,
  position,
});

const placeEntry = ({ field, name, isSmall }: LexiconPlace, position: number): SuggestibleEntry => ({
  kind: "place",
  id: `${field} ${name}`,
  label: { it: name, en: name },
  forms: null,
  isSmallTown: isSmall,
  position,
});

/** All names of the lexicon that can complete a text, with the entry that each names. */
function namesOf({ skills, occupations, names, places }: Lexicon): IndexedName<SuggestibleName>[] {
  // A merged skill is in the map under each of its former ids.
  const entries = [...new Set([...occupations.values(), ...skills.values()])];
  const named = entries.flatMap((entry, position) => {
    const all = names.get(entry.id) ?? [];
    const value = entryOf(entry, all, position);
    const own = new Set([value.label.it, value.label.en, ...(value.forms ? [value.forms.feminine] : [])]);
    return [...new Set(all)].map((name) => ({ name, value: { entry: value, isOwn: own.has(name) } }));
  });
  const placed = [...places].map(([name, place], position) => {
    const entry = placeEntry(place, position);
    return { name, value: { entry, isOwn: wordKeyOf(contentWordsIn(entry.label.it)) === name } };
  });
  return [...named, ...placed];
}

const indexes = new WeakMap<Lexicon, Promise<SuggestibleNames>>();

/** The index of all names in the lexicon, built once for each edition of the lexicon. */
export function loadSuggestibleNames(lexicon: Lexicon): Promise<SuggestibleNames> {
  const index = indexes.get(lexicon) ?? prefixIndexOf(namesOf(lexicon));
  indexes.set(lexicon, index);
  return index;
}
