import { expect, test } from "vitest";
import { aSpace } from "~/testing/a-space.ts";
import { adoptNewer, createFormState, toDraftChanges, resume, revert, type, unsaved } from "./form-state.ts";

test("another member's change of the Space → shown in fields without unsaved input, and reported", () => {
  const typed = type(createFormState(aSpace()), { headline: "Mia" });
  const told = adoptNewer(typed, aSpace({ version: 2, name: "Lanterna", changedBy: "Davide Ferri" }));
  expect(told.values).toMatchObject({ headline: "Mia", name: "Lanterna" });
  expect(told).toMatchObject({ news: { by: "Davide Ferri", fields: ["name"] }, clashes: [] });
  expect(unsaved(told)).toEqual(["headline"]);
});

test("Space field changed here and elsewhere → the user's input stays and a conflict is reported", () => {
  const typed = type(createFormState(aSpace()), { headline: "Mia" });
  const told = adoptNewer(typed, aSpace({ version: 2, headline: "Loro" }));
  expect(told.values.headline).toBe("Mia");
  expect(told.clashes).toEqual(["headline"]);
  const theirs = revert(told, ["headline"]);
  expect(theirs).toMatchObject({ values: { headline: "Loro" }, clashes: [] });
  expect(unsaved(theirs)).toEqual([]);
});

test("same value of a Space field entered here and elsewhere → no conflict", () => {
  const told = adoptNewer(
    type(createFormState(aSpace()), { headline: "Uguale" }),
    aSpace({ version: 2, headline: "Uguale" }),
  );
  expect(told.clashes).toEqual([]);
  expect(unsaved(told)).toEqual([]);
});

test("saving one part of the Space settings leaves other parts and newer input unsaved", () => {
  const typed = type(createFormState(aSpace()), { headline: "Precedenti", phone: "010 555 0178" });
  const during = type(typed, { headline: "Poi" });
  const saved = aSpace({ version: 2, headline: "Precedenti" });
  const after = adoptNewer(during, saved, { headline: "Precedenti" });
  expect(after.values).toMatchObject({ headline: "Poi", phone: "010 555 0178" });
  expect(after).toMatchObject({ news: null, clashes: [] });
  expect(unsaved(after)).toEqual(["headline", "phone"]);
  expect(unsaved(adoptNewer(typed, saved, { headline: "Precedenti" }))).toEqual(["phone"]);
});

test("after a save, the Space settings take over the server's formatting", () => {
  const typed = type(createFormState(aSpace({ phone: null })), { phone: "3475550142" });
  const after = adoptNewer(typed, aSpace({ version: 2, phone: "+393475550142" }), { phone: "3475550142" });
  expect(after.values.phone).toBe("+39 347 555 0142");
  expect(unsaved(after)).toEqual([]);
});

test("stored draft of the Space settings → restored; fields that changed on the server since → conflicts", () => {
  const before = type(createFormState(aSpace()), { headline: "Mia", website: "mio.example" });
  const kept = toDraftChanges(before, unsaved(before));
  expect(kept).toEqual({
    from: { headline: "Software per i porti.", website: "lanterna.example" },
    to: { headline: "Mia", website: "mio.example" },
  });
  const back = resume(createFormState(aSpace({ version: 5, website: "loro.example" })), kept);
  expect(back.values).toMatchObject({ headline: "Mia", website: "mio.example" });
  expect(back.clashes).toEqual(["website"]);
  expect(back.news?.fields).toEqual(["website"]);
});
