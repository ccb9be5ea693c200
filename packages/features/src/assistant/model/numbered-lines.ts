import type { AssistantQuote } from "@orbita/contract";
import { clausesOf, factOf, givesOrders, type GroundingFact } from "../../ai-calls/index.ts";
import type { AssistantSubject } from "../subject.ts";

/** A CV line as the model sees it: with its own number and the number of its person. */
export type NumberedLine = {
  readonly number: number;
  readonly person: number;
  readonly quote: AssistantQuote;
  /** True if the line is the title of its resume entry, such as a job title or a degree. */
  readonly isTitle: boolean;
};

/** The titles of the resume entries, which distinguish a job's title from its tasks. */
export function titlesIn({ resume }: Pick<AssistantSubject, "resume">): ReadonlyMap<string, string> {
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

export const lineKeyOf = (quote: AssistantQuote): string => `${entryOf(quote)} ${quote.text}`;

/** True for a line that describes a person; a line with instructions for its reader supports no claim. */
export const describesPerson = ({ text, at }: AssistantQuote): boolean => !givesOrders(text) && !givesOrders(at ?? "");

/** The evidence for a claim: a line of the resume, or a statement of our own code about such lines. */
export type StatementGround = {
  readonly quotes: readonly AssistantQuote[];
  readonly entry: string;
  readonly quote: AssistantQuote;
  readonly isTitle: boolean;
  /** True if our own code wrote the text from the lines; false if the author of the resume wrote it. */
  readonly isOurs: boolean;
  readonly facts: readonly GroundingFact[];
  readonly at: GroundingFact;
};

export const groundOf = (quote: AssistantQuote, isTitle: boolean): StatementGround => ({
  quotes: [quote],
  entry: entryOf(quote),
  quote,
  isTitle,
  isOurs: false,
  facts: clausesOf(quote.text).map(factOf),
  at: factOf(quote.at ?? ""),
});
