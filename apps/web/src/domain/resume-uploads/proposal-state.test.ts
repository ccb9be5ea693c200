import { checkBelow } from "@orbita/contract/resume-uploads/proposal";
import { proposalsOf } from "@orbita/contract/resume-uploads/proposals";
import { expect, test } from "vitest";
import { aReading } from "~/testing/a-reading.ts";
import { anExperience, aResume } from "~/testing/a-resume.ts";
import { groupsOf, tabCounts } from "~/screens/talent/resume-upload/review/groups.ts";
import { sourceOf } from "~/screens/talent/resume-upload/review/source.ts";
import { countConfidenceBars, countProposals, isSure, listOpenNew } from "./proposal-state.ts";
import { withChanges } from "~/screens/talent/resume-upload/review/use-decisions.ts";

const reading = aReading();
const fresh = proposalsOf(reading, aResume());

test("confidence of a CV field → three bars from the check threshold on, two below it, one for a guess", () => {
  expect([1, checkBelow, checkBelow - 0.01, 0.6, 0.59, 0].map(countConfidenceBars)).toEqual([3, 3, 2, 2, 1, 1]);
});

test("the counts of a CV review follow the decisions; undoing a decision reopens its proposal", () => {
  const none = countProposals(fresh, reading, {});
  expect(none).toMatchObject({ proposed: fresh.length, accepted: 0, toLookAt: 2, unplaced: 2, open: fresh.length });
  const some = withChanges(
    {},
    {
      "experience.0.title": { kind: "accept" },
      "experience.0.companyUrl": { kind: "skip" },
      "contacts.city": { kind: "edit", value: "Savona" },
      "unplaced.0": { kind: "place", section: "certifications" },
    },
  );
  expect(countProposals(fresh, reading, some)).toMatchObject({ accepted: 2, placed: 1, toLookAt: 0, unplaced: 1 });
  expect(countProposals(fresh, reading, withChanges(some, { "experience.0.title": null })).accepted).toBe(1);
});

test("undoing a decision of a CV review removes it from the decisions", () => {
  expect(withChanges({ summary: { kind: "accept" } }, { summary: null })).toEqual({});
});

test("a CV proposal that differs from the profile → not counted as high-confidence, and not part of a bulk decision", () => {
  const mine = aResume({ experience: [anExperience("mine", { title: "Sviluppo", tasks: [] })] });
  const held = proposalsOf(reading, mine);
  const title = held.find(({ path }) => path === "experience.0.title");
  expect(title?.state).toBe("differs");
  expect(title && isSure(title)).toBe(false);
  expect(listOpenNew(held, {}).map(({ path }) => path)).not.toContain("experience.0.title");
  expect(listOpenNew(held, {}).map(({ path }) => path)).toContain("experience.0.tasks.0");
});

test("CV review → a tab per section found, groups per resume entry; counts leave out values already in the profile", () => {
  expect(tabCounts(fresh).map(({ tab }) => tab)).toEqual(["experience", "person", "skills", "education", "languages"]);
  expect(groupsOf("experience", fresh).map(({ key, entry }) => [key, entry])).toEqual([["experience.0", 0]]);
  const held = proposalsOf(
    reading,
    aResume({ contacts: { email: "giulia@posta.example", phone: null, city: null, links: [] } }),
  );
  expect(tabCounts(held).find(({ tab }) => tab === "person")?.asked).toBe(1);
});

test("source of a CV field → page, line and a quote that covers all spans on the line", () => {
  const period = fresh.find(({ field }) => field === "period");
  expect(sourceOf(reading, period?.spans ?? [])).toEqual({ page: 1, line: 3, quote: "mar 2021 – oggi" });
  const task = fresh.find(({ field }) => field === "task");
  expect(sourceOf(reading, task?.spans ?? [])?.quote).toBe("Servizi in Java 21 per 14…");
  expect(sourceOf(reading, [])).toBeNull();
});
