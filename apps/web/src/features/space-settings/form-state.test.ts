import { expect, test } from "vitest";
import { aSpace } from "~/testing/a-space.ts";
import { adopt, begin, keptChanges, resume, revert, type, unsaved } from "./form-state.ts";

test("another member's change appears in fields without unsaved input and is reported", () => {
  const typed = type(begin(aSpace()), { headline: "Mia" });
  const told = adopt(typed, aSpace({ version: 2, name: "Lanterna", changedBy: "Davide Ferri" }));
  expect(told.values).toMatchObject({ headline: "Mia", name: "Lanterna" });
  expect(told).toMatchObject({ news: { by: "Davide Ferri", fields: ["name"] }, clashes: [] });
  expect(unsaved(told)).toEqual(["headline"]);
});

test("the same field changed here and elsewhere → own input stays and a conflict is reported", () => {
  const typed = type(begin(aSpace()), { headline: "Mia" });
  const told = adopt(typed, aSpace({ version: 2, headline: "Loro" }));
  expect(told.values.headline).toBe("Mia");
  expect(told.clashes).toEqual(["headline"]);
  const theirs = revert(told, ["headline"]);
  expect(theirs).toMatchObject({ values: { headline: "Loro" }, clashes: [] });
  expect(unsaved(theirs)).toEqual([]);
});

test("the same value entered here and elsewhere → no conflict", () => {
  const told = adopt(type(begin(aSpace()), { headline: "Uguale" }), aSpace({ version: 2, headline: "Uguale" }));
  expect(told.clashes).toEqual([]);
  expect(unsaved(told)).toEqual([]);
});

test("saving one part leaves other parts and newer input unsaved", () => {
  const typed = type(begin(aSpace()), { headline: "Prima", phone: "010 555 0178" });
  const during = type(typed, { headline: "Poi" });
  const saved = aSpace({ version: 2, headline: "Prima" });
  const after = adopt(during, saved, { headline: "Prima" });
  expect(after.values).toMatchObject({ headline: "Poi", phone: "010 555 0178" });
  expect(after).toMatchObject({ news: null, clashes: [] });
  expect(unsaved(after)).toEqual(["headline", "phone"]);
  expect(unsaved(adopt(typed, saved, { headline: "Prima" }))).toEqual(["phone"]);
});

test("after a save, the form takes over the server's formatting", () => {
  const typed = type(begin(aSpace({ phone: null })), { phone: "3475550142" });
  const after = adopt(typed, aSpace({ version: 2, phone: "+393475550142" }), { phone: "3475550142" });
  expect(after.values.phone).toBe("+39 347 555 0142");
  expect(unsaved(after)).toEqual([]);
});

test("a kept draft is restored; fields that changed on the server since are conflicts", () => {
  const before = type(begin(aSpace()), { headline: "Mia", website: "mio.example" });
  const kept = keptChanges(before, unsaved(before));
  expect(kept).toEqual({
    from: { headline: "Software per i porti.", website: "lanterna.example" },
    to: { headline: "Mia", website: "mio.example" },
  });
  const back = resume(begin(aSpace({ version: 5, website: "loro.example" })), kept);
  expect(back.values).toMatchObject({ headline: "Mia", website: "mio.example" });
  expect(back.clashes).toEqual(["website"]);
  expect(back.news?.fields).toEqual(["website"]);
});
