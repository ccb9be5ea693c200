import { plainText } from "../../evidence/index.ts";
import type { AssistantSubject } from "../subject.ts";

export type NamedTermKind = "company" | "institution" | "certificate" | "course";
/** A proper name in a resume, with the words that identify it. */
export type NamedTerm = { readonly kind: NamedTermKind; readonly name: string; readonly words: readonly string[] };

const legal = new Set(
  "spa srl srls snc sas sapa scarl coop soc spa gmbh ag kg ltd llc inc plc corp co sa sarl bv nv oy ab group gruppo holding italia italy".split(
    " ",
  ),
);
const little = new Set(
  "di del della dei delle degli dell e ed la il lo i gli le l of the and for per a al alla in".split(" "),
);

/** The words by which people know a name: "Corriere Alpino" for "Corriere Alpino S.p.A." */
export function calledBy(name: string): string[] {
  const words =
    plainText(name.replaceAll(/\b(?:\p{L}\.){2,}/gu, (short) => short.replaceAll(".", ""))).low.match(
      /[\p{L}\p{N}]+/gu,
    ) ?? [];
  const telling = words.filter((word) => !legal.has(word));
  return telling.length > 0 ? telling : words;
}
export const identifyingWords = ({ words }: NamedTerm): string[] => words.filter((word) => !little.has(word));

const thing = (kind: NamedTermKind, name: string | null): Omit<NamedTerm, "words">[] =>
  name?.trim() ? [{ kind, name }] : [];

/** The proper names in these resumes, longest first. */
export function thingsIn(subjects: readonly AssistantSubject[]): NamedTerm[] {
  const found = new Map<string, NamedTerm>();
  for (const { resume } of subjects)
    for (const { kind, name } of [
      ...(resume.experience ?? []).flatMap(({ company }) => thing("company", company)),
      ...(resume.education ?? []).flatMap(({ institution }) => thing("institution", institution)),
      ...(resume.certifications ?? []).flatMap((one) => thing("certificate", one.name)),
      ...(resume.courses ?? []).flatMap((one) => thing("course", one.name)),
    ])
      if (!found.has(`${kind} ${name}`)) found.set(`${kind} ${name}`, { kind, name, words: calledBy(name) });
  return [...found.values()].toSorted((one, other) => other.words.length - one.words.length);
}
