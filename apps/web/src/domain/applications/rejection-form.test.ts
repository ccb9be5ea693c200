import type { ApplicationCard, Evidence } from "@orbita/contract";
import { expect, test } from "vitest";
import {
  buildDraftRequest,
  findFaults,
  buildRejection,
  gapsOf,
  emptyRejection,
  type RejectionInput,
} from "./rejection-form.ts";

const draft = { words: { it: "Ciao.", en: "Hi." }, findings: [] };
const said = (part: Partial<RejectionInput>): RejectionInput => ({ ...emptyRejection, ...part });

test("a rejection needs a reason, and for a missing requirement a chosen requirement if there are any to choose", () => {
  expect(findFaults({ said: emptyRejection, draft: undefined, needed: ["it"], chips: true })).toEqual([
    { at: "reason" },
  ]);
  const unnamed = said({ reason: "requirement" });
  expect(findFaults({ said: unnamed, draft, needed: ["it"], chips: true })).toEqual([{ at: "requirements" }]);
  expect(findFaults({ said: unnamed, draft, needed: ["it"], chips: false })).toEqual([]);
});

test("the rejection text is required in the candidate's language and optional in the other", () => {
  const emptied = said({ reason: "other", typed: { it: " ", en: null } });
  expect(findFaults({ said: emptied, draft, needed: ["en"], chips: false })).toEqual([]);
  expect(findFaults({ said: emptied, draft, needed: ["it", "en"], chips: false })).toEqual([
    { at: "text", language: "it", why: "missing" },
  ]);
});

test("rejection text with unlawful words → a fault until the words are removed", () => {
  const found = { ...draft, findings: [{ language: "it" as const, quote: "troppo giovane" }] };
  const written = (it: string) =>
    findFaults({
      said: said({ reason: "other", typed: { it, en: null } }),
      draft: found,
      needed: ["it"],
      chips: false,
    });
  expect(written("Sei troppo giovane.")).toEqual([
    { at: "text", language: "it", why: "finding", quote: "troppo giovane" },
  ]);
  expect(written("Serviva altro.")).toEqual([]);
});

test("the request for a rejection draft contains only typed texts; the final rejection contains both languages", () => {
  const typed = said({ reason: "requirement", requirements: ["k8s"], typed: { it: null, en: "Thanks." } });
  expect(buildDraftRequest(said({ reason: "other", requirements: ["k8s"] }))).toEqual({
    reason: "other",
    requirements: [],
    suggestedJobPostId: null,
  });
  expect(buildDraftRequest(typed)?.words).toEqual({ it: null, en: "Thanks." });
  expect(buildRejection(typed, draft)?.words).toEqual({ it: "Ciao.", en: "Thanks." });
});

test("rejecting several candidates: requirements that any of them lacks can be chosen, if all applied to the same job", () => {
  const asked = ["java", "k8s", "sql"].map((id) => ({ requirement: { id } })) as unknown as Evidence[];
  const card = (jobPostId: string, ...verdicts: string[]) => ({ jobPostId, verdicts }) as unknown as ApplicationCard;
  const names = (cards: ApplicationCard[]) => gapsOf(cards, asked).map(({ id }) => id);
  expect(names([card("p", "met", "notMet", "met"), card("p", "unknown", "met", "met")])).toEqual(["java", "k8s"]);
  expect(names([card("p", "met", "notMet", "met"), card("q", "met", "met", "met")])).toEqual([]);
});
