import { isSafe, routes, type Route } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { loadSkills } from "@orbita/db/seed";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cases, neverDone, writeReason, withoutHistory, type AdminWriteWorld } from "./admin-writes-world.ts";
import { startBilling } from "../support/invoices-world.ts";
import type { TestApi } from "../support/harness.ts";

let api: TestApi;
let walk: AdminWriteWorld;
beforeAll(async () => {
  api = await startBilling();
  await loadSkills(api.db);
  const { id: adminId } = await aUser(api.db, { admin: true });
  walk = { api, db: api.db, admin: await api.as(adminId), adminId };
});
afterAll(() => api.stop());

const writes: [string, Route][] = Object.entries(routes).flatMap(([feature, all]) =>
  Object.entries(all as Record<string, Route>)
    .filter(([, route]) => route.area === "admin" && !isSafe(route))
    .map(([name, route]): [string, Route] => [`${feature}.${name}`, route]),
);

test("every admin route that writes → has a case in admin-writes-world.ts, and each case has such a route", () => {
  expect(writes.map(([name]) => name).toSorted()).toEqual([...Object.keys(cases), ...neverDone].toSorted());
  expect(Object.keys(withoutHistory).filter((name) => !(name in cases))).toEqual([]);
});

describe("author and reason of an admin write", () => {
  test.each(writes.filter(([name]) => name in cases))(
    "admin route %s → author and reason are recorded in admin_acts and, unless exempt, in the history",
    async (name, { method, path }) => {
      await cases[name]!(walk);
      const act = await api.db
        .selectFrom("admin_acts")
        .selectAll()
        .where("admin_id", "=", walk.adminId)
        .where("act", "=", `${method} ${path}`)
        .where("why", "=", writeReason.reason)
        .executeTakeFirst();
      expect(act, "in admin_acts").toBeDefined();
      const rows = await api.db
        .selectFrom("history")
        .select(["entity", "actor_id", "why"])
        .where("request_id", "=", act!.request_id)
        .execute();
      for (const row of rows)
        expect(row).toMatchObject({ actor_id: walk.adminId, why: expect.stringContaining(writeReason.reason) });
      if (name in withoutHistory) expect(rows, "named as one without history").toEqual([]);
      else expect(rows.length, "in the history").toBeGreaterThan(0);
    },
  );
});

test("updating or deleting rows of admin_acts → refused by the database", async () => {
  await expect(api.db.deleteFrom("admin_acts").execute()).rejects.toThrow("history cannot be changed");
  await expect(api.db.updateTable("admin_acts").set({ why: "" }).execute()).rejects.toThrow(
    "history cannot be changed",
  );
});
