import { expect, test } from "vitest";
import { anExperience, aResume } from "~/testing/a-resume.ts";
import { rebase, buildUndo } from "./merge.ts";

const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => anExperience(id));
const ids = (items: readonly { id: string }[] | undefined) => items?.map(({ id }) => id);

test("two windows changed different CV entries → both changes are kept", () => {
  const base = aResume({ experience: [a!, b!, c!] });
  const mine = { experience: [a!, { ...b!, title: "mine" }, c!, d!] };
  const theirs = aResume({ experience: [{ ...a!, title: "theirs" }, b!], version: 2 });
  const merged = rebase(base, mine, theirs).experience;
  expect(merged?.map(({ title }) => title)).toEqual(["theirs", "mine", "Sviluppo d"]);
});

test("CV entry changed in two windows → this window's version; deleted in the other → deleted unless changed here", () => {
  const base = aResume({ experience: [a!, b!] });
  const mine = {
    experience: [
      { ...a!, title: "mine" },
      { ...b!, title: "mine" },
    ],
  };
  const theirs = aResume({ experience: [{ ...a!, title: "theirs" }] });
  expect(rebase(base, mine, theirs).experience?.map(({ title }) => title)).toEqual(["mine", "mine"]);
  expect(ids(rebase(base, { experience: [b!, a!] }, aResume({ experience: [a!] })).experience)).toEqual(["a"]);
});

test("order of CV entries → this window's if an entry was moved here, otherwise the other window's", () => {
  const base = aResume({ experience: [a!, b!, c!] });
  const theirs = aResume({ experience: [a!, d!, b!, c!] });
  expect(ids(rebase(base, { experience: [c!, a!, b!] }, theirs).experience)).toEqual(["c", "a", "d", "b"]);
  const moved = aResume({ experience: [c!, b!, a!] });
  expect(ids(rebase(base, { experience: [a!, b!, c!, d!] }, moved).experience)).toEqual(["c", "d", "b", "a"]);
});

test("CV text fields changed in this window keep their value, the others take the other window's", () => {
  const base = aResume({ summary: "before", headline: "before" });
  const theirs = aResume({ summary: "theirs", headline: "theirs" });
  expect(rebase(base, { summary: "before", headline: "mine" }, theirs)).toEqual({
    summary: "theirs",
    headline: "mine",
  });
});

test("undoing the deletion of a CV entry restores it at its position and keeps later changes", () => {
  const now = aResume({ experience: [{ ...a!, title: "later" }, c!, d!] });
  const act = { before: { experience: [a!, b!, c!] }, after: { experience: [a!, c!] } };
  const back = buildUndo(now, act).experience;
  expect(ids(back)).toEqual(["a", "b", "c", "d"]);
  expect(back?.[0]?.title).toBe("later");
});
