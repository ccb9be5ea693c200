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
])("%o → redirected to %o", (from, params, search) => {
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
])("%o → stays", (from) => expect(movedPlace(from)).toBeUndefined());

test("a redirect never leads to an address that is redirected again", () => {
  for (const room of ["lists", "invoices", "billing", "feed", "runs"])
    for (const key of [undefined, "run", "posts", "comments", "channels", run]) {
      const to = movedPlace({ room, key });
      if (to) expect(movedPlace(to.params), JSON.stringify(to.params)).toBeUndefined();
    }
});
