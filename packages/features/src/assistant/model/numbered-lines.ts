import type { AssistantQuote } from "@orbita/contract";
import { clausesOf, factOf, givesOrders, type Fact } from "../../ai-calls/index.ts";
import type { Subject } from "../subject.ts";

/** A line as the model knows it, by a number; and whose it is, by another. */
export type NumberedLine = {
  readonly number: number;
  readonly person: number;
  readonly quote: AssistantQuote;
  /** What the entry is called: the title of a job, of a degree. */
  readonly isTitle: boolean;
};

/** The names of entries, to know a job's title from its tasks. */
export function titlesIn({ resume }: Pick<Subject, "resume">): ReadonlyMap<string, string> {
  return new Map(
    [
      ...(resume.experience ?? []).map(({ id, title }) => [id, title] as const),
      ...(resume.education ?? []).map(({ id, degreeTitle }) => [id, degreeTitle] as const),
      ...(resume.certifications ?? []).map(({ id, name }) => [id, name] as const),
      ...(resume.courses ?? []).map(({ id, name }) => [id, name] as const),
    ].flatMap(([id, name]) => (id && name ? [[id, name.trim()] as const] : [])),
  );
}

export const entryOf = ({ subject, section, itemId }: AssistantQuote): string => `${subject} ${section} ${itemId}`;

export const keyOf = (quote: AssistantQuote): string => `${entryOf(quote)} ${quote.text}`;

/** Tells of somebody, in all that is shown of it; a line that tells its reader what to do carries nothing. */
export const tells = ({ text, at }: AssistantQuote): boolean => !givesOrders(text) && !givesOrders(at ?? "");

/** Something that a statement can rest on: a line, or what our own code said of lines. */
export type Ground = {
  readonly quotes: readonly AssistantQuote[];
  readonly entry: string;
  readonly quote: AssistantQuote;
  readonly isTitle: boolean;
  /** By our own code: its words were made of the lines, not by who wrote the resume. */
  readonly isOurs: boolean;
  readonly facts: readonly Fact[];
  readonly at: Fact;
};

export const groundOf = (quote: AssistantQuote, isTitle: boolean): Ground => ({
  quotes: [quote],
  entry: entryOf(quote),
  quote,
  isTitle,
  isOurs: false,
  facts: clausesOf(quote.text).map(factOf),
  at: factOf(quote.at ?? ""),
});
