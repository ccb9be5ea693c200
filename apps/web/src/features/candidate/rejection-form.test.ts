import type { ApplicationCard, Evidence } from "@orbita/contract";
import { expect, test } from "vitest";
import { drafted, faultsOf, finished, gapsOf, nothingSaid, type RejectionInput } from "./rejection-form.ts";

const draft = { words: { it: "Ciao.", en: "Hi." }, findings: [] };
const said = (part: Partial<RejectionInput>): RejectionInput => ({ ...nothingSaid, ...part });

test("the reason is required, and a missing requirement if there are any to choose", () => {
  expect(faultsOf({ said: nothingSaid, draft: undefined, needed: ["it"], chips: true })).toEqual([{ at: "reason" }]);
  const unnamed = said({ reason: "requirement" });
  expect(faultsOf({ said: unnamed, draft, needed: ["it"], chips: true })).toEqual([{ at: "requirements" }]);
  expect(faultsOf({ said: unnamed, draft, needed: ["it"], chips: false })).toEqual([]);
});

test("the text is required in the candidate's language and optional in the other", () => {
  const emptied = said({ reason: "other", typed: { it: " ", en: null } });
  expect(faultsOf({ said: emptied, draft, needed: ["en"], chips: false })).toEqual([]);
  expect(faultsOf({ said: emptied, draft, needed: ["it", "en"], chips: false })).toEqual([
    { at: "text", language: "it", why: "missing" },
  ]);
});

test("unlawful words block sending until they are removed", () => {
  const found = { ...draft, findings: [{ language: "it" as const, quote: "troppo giovane" }] };
  const written = (it: string) =>
    faultsOf({
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

test("the draft request contains only typed texts; the final rejection contains both", () => {
  const typed = said({ reason: "requirement", requirements: ["k8s"], typed: { it: null, en: "Thanks." } });
  expect(drafted(said({ reason: "other", requirements: ["k8s"] }))).toEqual({
    reason: "other",
    requirements: [],
    suggestedJobPostId: null,
  });
  expect(drafted(typed)?.words).toEqual({ it: null, en: "Thanks." });
  expect(finished(typed, draft)?.words).toEqual({ it: "Ciao.", en: "Thanks." });
});

test("requirements that any candidate lacks can be chosen, if all applied to the same post", () => {
  const asked = ["java", "k8s", "sql"].map((id) => ({ requirement: { id } })) as unknown as Evidence[];
  const card = (jobPostId: string, ...verdicts: string[]) => ({ jobPostId, verdicts }) as unknown as ApplicationCard;
  const names = (cards: ApplicationCard[]) => gapsOf(cards, asked).map(({ id }) => id);
  expect(names([card("p", "met", "notMet", "met"), card("p", "unknown", "met", "met")])).toEqual(["java", "k8s"]);
  expect(names([card("p", "met", "notMet", "met"), card("q", "met", "met", "met")])).toEqual([]);
});
