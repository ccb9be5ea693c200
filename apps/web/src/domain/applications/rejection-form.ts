import type { ApplicationCard, Evidence, Rejection, RejectionDraft, Requirement } from "@orbita/contract";
import type { RejectionReason } from "@orbita/contract/applications/states";

export type MailLanguage = "it" | "en";
export const mailLanguages: readonly MailLanguage[] = ["it", "en"];

/** The user's input for a rejection. A text of null means that the proposed text is used. */
export type RejectionInput = {
  reason: RejectionReason | null;
  requirements: readonly string[];
  typed: Record<MailLanguage, string | null>;
  suggestedJobPostId: string | null;
};
export const emptyRejection: RejectionInput = {
  reason: null,
  requirements: [],
  typed: { it: null, en: null },
  suggestedJobPostId: null,
};

type ProposedRejectionText = Pick<RejectionDraft, "words" | "findings">;

export const textOf = (
  { typed }: RejectionInput,
  draft: ProposedRejectionText | undefined,
  language: MailLanguage,
): string => typed[language] ?? draft?.words[language] ?? "";

/** Request body to propose the texts. It contains only texts that the user typed, so that the server proposes the others again. */
export function buildDraftRequest({
  reason,
  requirements,
  typed,
  suggestedJobPostId,
}: RejectionInput): Rejection | null {
  if (reason === null) return null;
  const named = reason === "requirement" ? [...requirements] : [];
  return {
    reason,
    requirements: named,
    ...((typed.it !== null || typed.en !== null) && { words: typed }),
    suggestedJobPostId,
  };
}

/** Request body of the final rejection, with both texts. */
export function buildRejection(said: RejectionInput, draft: ProposedRejectionText): Rejection | null {
  const body = buildDraftRequest(said);
  if (!body) return null;
  const text = (language: MailLanguage) => textOf(said, draft, language).trim() || null;
  return { ...body, words: { it: text("it"), en: text("en") } };
}

export type RejectionFormError =
  | { at: "reason" }
  | { at: "requirements" }
  | { at: "text"; language: MailLanguage; why: "missing" }
  | { at: "text"; language: MailLanguage; why: "finding"; quote: string };

type RejectionCheckInput = {
  said: RejectionInput;
  draft: ProposedRejectionText | undefined;
  /** The languages that the candidates read. */
  needed: readonly MailLanguage[];
  /** Whether the form shows requirements as chips to select. */
  chips: boolean;
};

/** Reasons why the rejection cannot be sent, in the order of the form. */
export function findFaults({ said, draft, needed, chips }: RejectionCheckInput): RejectionFormError[] {
  if (said.reason === null) return [{ at: "reason" }];
  const unnamed: RejectionFormError[] =
    said.reason === "requirement" && chips && said.requirements.length === 0 ? [{ at: "requirements" }] : [];
  const missing = needed
    .filter((language) => textOf(said, draft, language).trim() === "")
    .map((language): RejectionFormError => ({ at: "text", language, why: "missing" }));
  const unlawful = (draft?.findings ?? [])
    // Ignores findings in words that the user has corrected since the last response.
    .filter(({ language, quote }) => textOf(said, draft, language).includes(quote))
    .map(({ language, quote }): RejectionFormError => ({ at: "text", language, why: "finding", quote }));
  return [...unnamed, ...missing, ...unlawful];
}

/**
 * The requirements that at least one of the candidates does not meet, in the post's order.
 * Empty if the applications are for different posts: the cards list verdicts without labels, and the labels come from the evidence of the first
 * application.
 */
export function gapsOf(cards: readonly ApplicationCard[], evidence: readonly Evidence[]): Requirement[] {
  const post = cards[0]?.jobPostId;
  if (cards.some(({ jobPostId, verdicts }) => jobPostId !== post || verdicts.length !== evidence.length)) return [];
  return evidence
    .filter((_, at) => cards.some(({ verdicts }) => verdicts[at] !== "met"))
    .map(({ requirement }) => requirement);
}
