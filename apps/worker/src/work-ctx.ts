import { addToOutbox, hint, inTransaction, outboxChannel, type Db, type Jobs } from "@orbita/db";
import { destinationsOf, type Event, type Seller, type WorkCtx, type WorkTx } from "@orbita/features";
import type {
  AiBudgets,
  Codes,
  Dns,
  Mail,
  Model,
  Payments,
  Reader,
  Search,
  Storage,
  UnsubscribeTokens,
} from "@orbita/platform";
import type { Logger } from "pino";
import type { Tally } from "./tally.ts";

export type WorkTools = {
  db: Db;
  jobs: Jobs;
  mail: Mail;
  codes: Codes;
  storage: Storage;
  /** Only where people are told something. */
  unsubscribeTokens?: UnsubscribeTokens;
  /** Only where documents are read. */
  reader?: Reader;
  /** Only where one is set up. */
  model?: Model | null;
  aiBudgets?: AiBudgets;
  payments?: Payments | null;
  seller?: Seller | null;
  /** Only where domains are looked up. */
  dns?: Dns;
  /** Only where the index is asked. */
  search?: Search;
  /** Only where people are shown to Spaces. */
  talentsShownPerDay?: number;
  /** Only where somebody writes to us. */
  contactAddress?: string;
  webOrigin: string;
  log: Logger;
  clock?: () => Date;
  /** Only where the process can be asked to end. */
  ending?: AbortSignal;
  /** Only where somebody counts. */
  tally?: Tally;
};

const never = new AbortController().signal;

const noReader: Reader = { read: () => Promise.reject(new Error("nothing reads documents here")) };
const noLinks: UnsubscribeTokens = {
  sign: () => {
    throw new Error("nobody is told anything here");
  },
  open: () => null,
};

const noSearch = {
  get client(): never {
    throw new Error("nothing asks the index here");
  },
  indexName: (name: string) => name,
  close: () => Promise.resolve(),
} satisfies Search;

const noDns: Dns = { findTxt: () => Promise.reject(new Error("nothing looks up domains here")) };

/** What a handler is given. `by` is the job's name: it stands in the history where a person's request would. */
export function workCtx(tools: WorkTools, by: string): WorkCtx {
  const {
    db,
    jobs,
    mail,
    codes,
    storage,
    unsubscribeTokens = noLinks,
    reader = noReader,
    model = null,
    aiBudgets = { spaceCents: 0, personCents: 0 },
    payments = null,
    seller = null,
    dns = noDns,
    search = noSearch,
    talentsShownPerDay = 500,
    contactAddress = "help@localhost",
    webOrigin,
    log,
    clock = () => new Date(),
    ending = never,
  } = tools;
  const write: WorkCtx["write"] = async (why, work, actorId = null) => {
    let told = false;
    const answer = await inTransaction(db, { actorId, requestId: by, why }, (tx) => {
      const ctx: WorkTx = {
        tx,
        now: clock(),
        log,
        tell: (event, payload) => {
          told = true;
          const destinations = destinationsOf(event as unknown as Event);
          return addToOutbox(tx, { name: event.name, payload: event.payload.parse(payload), destinations });
        },
        enqueue: (job, payload, options) => jobs.send(tx, job, payload, options),
      };
      return work(ctx);
    });
    // Lost, it costs the relay's next look: at most a second.
    if (told) hint(db, outboxChannel).catch(() => {});
    return answer;
  };
  const now = clock();
  const ways = { mail, codes, storage, unsubscribeTokens, reader, dns, search, model, aiBudgets, payments, seller };
  return { db, now, log, ...ways, talentsShownPerDay, contactAddress, webOrigin, write, ending };
}
