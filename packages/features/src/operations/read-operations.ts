import type { OperationsStatus } from "@orbita/contract";
import { listDeadLetters, outboxState, perDatabase, queueRows, type Db } from "@orbita/db";
import type { ReadCtx } from "../kernel/ctx.ts";
import type { IndexSource } from "../kernel/index-source.ts";
import { daysAfter, endOfRomeDay, romeDay } from "../kernel/rome-day.ts";
import { askIndexes } from "./ask-indexes.ts";
import { askServers } from "./ask-servers.ts";
import { findBeats } from "./heartbeats.ts";
import { findMaintenance, presentMaintenance } from "./maintenance-row.ts";
import { presentDeadLetter, presentQueues } from "./present.ts";
import { countMails } from "./queries.ts";

/** Cache lifetime of the operations page. Servers are checked at most this often, regardless of the number of viewers. */
const keptMs = 2_000;
/** Maximum number of dead letters on the page, which is for manual work. If there are more, rerun them all or look at one queue. */
const mostLetters = 100;

/** The beginning of the current day in Italy. */
const startOfDay = (now: Date): Date => new Date(endOfRomeDay(daysAfter(romeDay(now), -1)).getTime() + 1);

async function ask(ctx: ReadCtx, sources: readonly IndexSource[]): Promise<OperationsStatus> {
  const { tx: db, now } = ctx;
  const since = startOfDay(now);
  const [beats, mail] = await Promise.all([findBeats(db), countMails(db, since)]);
  const [servers, rows, letters, relay, indexes, maintenance] = await Promise.all([
    askServers(ctx, beats, mail),
    queueRows(db),
    listDeadLetters(db, { limit: mostLetters }),
    outboxState(db),
    askIndexes(ctx, sources),
    findMaintenance(db),
  ]);
  return {
    at: now.toISOString(),
    servers,
    queues: presentQueues(rows, beats),
    deadLetters: letters.map(presentDeadLetter),
    relay,
    indexes,
    mail: { ...mail, since: since.toISOString() },
    maintenance: presentMaintenance(maintenance),
  };
}

const kept = perDatabase(() => ({ at: -Infinity, answer: null as Promise<OperationsStatus> | null }));

export function readOperations(ctx: ReadCtx, sources: readonly IndexSource[]): Promise<OperationsStatus> {
  const memory = kept(ctx.tx);
  if (memory.answer === null || performance.now() - memory.at > keptMs) {
    const asked = ask(ctx, sources);
    memory.at = performance.now();
    memory.answer = asked;
    asked.catch(() => {
      if (memory.answer === asked) memory.answer = null;
    });
  }
  return memory.answer;
}

/** Clears this process's cache of the operations page after an admin's action, so that its effect is visible at once. */
export const forgetOperations = (db: Db): void => void (kept(db).answer = null);
