import { expect, test } from "vitest";
import { movedPlace } from "./moved-places.ts";

const run = "0192f0aa-1111-7222-8333-944444444444";

test.each([
  [{ room: "lists" }, { room: "lists", key: "contract_type" }, {}],
  [{ room: "invoices" }, { room: "billing" }, {}],
  [{ room: "invoices", key: run }, { room: "billing", key: "invoice", more: run }, {}],
  [{ room: "billing", key: "run" }, { room: "runs" }, {}],
  [{ room: "feed", key: "channels" }, { room: "channels" }, {}],
  [{ room: "runs", key: run }, { room: "runs", key: "log" }, { run }],
])("moved admin page %o → redirected to %o", (from, params, search) => {
  const to = movedPlace(from);
  expect(to?.params).toEqual({ key: undefined, more: undefined, ...params });
  expect(to?.search).toEqual(search);
});

test.each([
  {},
  { room: "lists", key: "benefit" },
  { room: "billing" },
  { room: "feed" },
  { room: "runs", key: "mail" },
])("current admin page %o → not redirected", (from) => {
  expect(movedPlace(from)).toBeUndefined();
});

test("a redirect of a moved admin page never leads to an address that is redirected again", () => {
  const rooms = ["lists", "invoices", "billing", "feed", "runs"];
  const keys = [undefined, "run", "posts", "comments", "channels", run];
  const targets = rooms.flatMap((room) => keys.flatMap((key) => movedPlace({ room, key }) ?? []));
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter(({ params }) => movedPlace(params) !== undefined)).toEqual([]);
});
