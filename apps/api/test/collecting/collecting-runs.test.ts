import { aUser } from "@orbita/testing";
import { readHistory } from "@orbita/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aDebtor, startCollecting, type CollectingWorld } from "./collecting-world.ts";
import type { ApiClient } from "../support/harness.ts";
import { setPayment } from "../support/invoices-world.ts";
import { everything, runReason, runs, steps, sums, workOff } from "../support/runs-world.ts";

let world: CollectingWorld;
let admin: ApiClient;
let adminId: string;
beforeAll(async () => {
  world = await startCollecting();
  adminId = (await aUser(world.api.db, { admin: true })).id;
  admin = await world.api.as(adminId);
});
afterAll(() => world.stop());

/** The total of each invoice in cents: 99 euros plus VAT. */
const total = 12_078;
const month = "2026-10";

test("dry run of collecting payments → predicts them without calling the bank; real run → counts the bank's responses", async () => {
  const { api } = world;
  const good = await aDebtor(world);
  const poor = await aDebtor(world, { number: "4000008260003178" });
  const careful = await aDebtor(world, { number: "4000002760003184" });
  const cardless = await aDebtor(world, { number: null });
  const paid = await aDebtor(world);
  await setPayment(api.db, paid.invoice, { status: "paid", captured_cents: total });
  const later = await aDebtor(world);
  await setPayment(api.db, later.invoice, { next_try_at: world.after(3) });

  const dry = await steps(admin).collect({ month, dryRun: true });
  expect(dry.spaces).toBe(4);
  const before = await everything(api.db);
  await world.worker().run("runs.carryOut", { runId: dry.run });
  expect(await everything(api.db)).toEqual(before);
  expect((await world.stripe.state()).intents).toEqual([]);
  const foretold = await runs(admin).read(dry.run);
  expect(foretold).toMatchObject({ what: "payments", state: "done", total: 6, ok: 3, skipped: 2, failed: 1 });
  expect(sums(foretold)).toEqual({ due: 3, declined: 1, skipped: 2, totalCents: 3 * total });

  const { run, spaces } = await steps(admin).collect({ month });
  expect(spaces).toBe(4);
  expect(await runs(admin).read(run)).toMatchObject({ state: "running", total: 6, done: 2, skipped: 2 });
  expect(await workOff(api.db, world.worker(), "collecting.collect")).toEqual([]);
  const real = await runs(admin).read(run);
  expect(real).toMatchObject({ state: "done", total: 6, done: 6, ok: 1, skipped: 2, failed: 3 });
  expect(sums(real)).toEqual({ succeeded: 1, declined: 2, toConfirm: 1, skipped: 2, totalCents: total });
  const lines = Object.fromEntries((await runs(admin).lines(run)).map((line) => [line.targetId, line]));
  const said = (debtor: { invoice: { id: string } }) => {
    const { state, note } = lines[debtor.invoice.id]!;
    return [state, note];
  };
  expect(said(good)).toEqual(["ok", null]);
  expect(said(poor)).toEqual(["failed", "insufficient_funds"]);
  expect(said(careful)).toEqual(["failed", "requiresAction"]);
  expect(said(cardless)).toEqual(["failed", "no_card"]);
  expect(said(paid)).toEqual(["skipped", "paid"]);
  expect(said(later)).toEqual(["skipped", "notYet"]);
  const history = await readHistory(api.db, "payments", good.id);
  expect(history.at(-1)).toMatchObject({ actor_id: adminId, why: runReason, after: { status: "paid" } });
});

test("a worker crashes during a collection run after the bank charged → charged and counted once, also after retries", async () => {
  const { api } = world;
  const debtor = await aDebtor(world);
  const { run } = await steps(admin).collect({ month, spaceId: debtor.spaceId });
  const asked = { paymentId: debtor.id, runId: run };
  await expect(world.dying("confirmIntent", "after").run("collecting.collect", asked)).rejects.toThrow("killed");
  const failed = await runs(admin).read(run);
  expect(failed).toMatchObject({ state: "done", done: 1, failed: 1 });
  await world.worker(world.after(0, 3)).run("collecting.collect", asked);
  await world.worker(world.after(0, 3)).run("collecting.collect", asked);
  expect(await debtor.payment()).toMatchObject({ status: "paid", captured_cents: total, attempts: 1 });
  const after = await runs(admin).read(run);
  expect(after).toMatchObject({ state: "done", total: 1, done: 1, ok: 1, failed: 0, ended: failed.ended });
  expect(sums(after)).toEqual({ succeeded: 1, totalCents: total });
  await workOff(api.db, world.worker(), "collecting.collect");
});
