import { randomUUIDv7 } from "node:crypto";
import { createDns } from "@orbita/platform";
import { startDns } from "@orbita/simulators/dns";
import { aSpace } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startNotificationBench, type NotificationHarness } from "../support/notification-bench.ts";

const day = 86_400_000;
const zone = new Map<string, string>();
let bench: NotificationHarness;
let server: Awaited<ReturnType<typeof startDns>>;
beforeAll(async () => {
  bench = await startNotificationBench();
  server = await startDns((name, type) => {
    const txt = zone.get(name);
    return txt !== undefined && type === "TXT" ? [{ txt }] : [];
  });
});
afterAll(async () => {
  await bench.stop();
  await server.stop();
});

const check = (at: Date) => bench.routine("verification.check", () => at, { dns: createDns([server.server]) });

async function aWaitingDomain() {
  const { id: spaceId, userId } = await aSpace(bench.db, { verified: false });
  const id = randomUUIDv7();
  const domain = `${id.slice(-12)}.example`;
  const now = new Date();
  await bench.db
    .insertInto("space_domains")
    .values({
      id,
      space_id: spaceId,
      domain,
      record: "abcd",
      check_until: new Date(now.getTime() + 7 * day),
      next_check_at: now,
    })
    .execute();
  const name = `_orbita.${domain}`;
  const read = () => bench.db.selectFrom("space_domains").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const space = () => bench.db.selectFrom("spaces").selectAll().where("id", "=", spaceId).executeTakeFirstOrThrow();
  const eventsOf = async () => (await bench.toldTo(userId)).map(({ data }) => (data as { event: string }).event);
  return { id, name, domain, read, space, eventsOf, userId };
}

test("Space's DNS record added → verified at the next check; removed → failing, then lost; owner notified of each", async () => {
  const { name, domain, read, space, eventsOf } = await aWaitingDomain();
  const start = new Date();
  await check(start);
  expect((await read()).state).toBe("waiting");
  zone.set(name, "orbita-verification=abcd");
  await check(new Date(start.getTime() + 3_700_000));
  expect(await read()).toMatchObject({ state: "verified", proof: "dns" });
  expect(await space()).toMatchObject({ verified_domain: domain });
  zone.delete(name);
  const month = new Date(start.getTime() + 31 * day);
  await check(month);
  expect((await read()).state).toBe("failing");
  // The Space stays verified during the grace period.
  await check(new Date(month.getTime() + 13 * day));
  expect((await space()).verified_until).not.toBeNull();
  await check(new Date(month.getTime() + 15 * day));
  expect((await read()).state).toBe("lapsed");
  expect((await space()).verified_until).toBeNull();
  expect(await eventsOf()).toEqual(expect.arrayContaining(["verified", "failing", "lost"]));
});

test("Space's verification ends soon → one reminder, however often the routine runs", async () => {
  const { name, read, space, eventsOf } = await aWaitingDomain();
  zone.set(name, "orbita-verification=abcd");
  const start = new Date();
  await check(start);
  const until = (await space()).verified_until!;
  await bench.db
    .updateTable("space_domains")
    .set({ next_check_at: null })
    .where("id", "=", (await read()).id)
    .execute();
  const soon = new Date(until.getTime() - 10 * day);
  await check(soon);
  await check(soon);
  expect((await eventsOf()).filter((event) => event === "expiring")).toHaveLength(1);
});
