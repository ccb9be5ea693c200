import { addToOutbox, hint, inTransaction, outboxChannel, type Db, type JobQueue } from "@orbita/db";
import { destinationsOf, type EventDefinition, type Seller, type WorkCtx, type WorkWriteCtx } from "@orbita/features";
import type {
  AiBudgets,
  OneTimeCodeGenerator,
  DnsResolver,
  MailSender,
  Model,
  PaymentProvider,
  Reader,
  SearchClient,
  ObjectStorage,
  UnsubscribeTokens,
} from "@orbita/platform";
import type { Logger } from "pino";
import type { JobTally } from "./tally.ts";

export type WorkTools = {
  db: Db;
  jobs: JobQueue;
  mail: MailSender;
  codes: OneTimeCodeGenerator;
  storage: ObjectStorage;
  /** Creates the unsubscribe links in mails; needed only by jobs that notify people. */
  unsubscribeTokens?: UnsubscribeTokens;
  /** Extracts the text of CVs; needed only by jobs that read documents. */
  reader?: Reader;
  /** The AI model; null or missing where no model is configured. */
  model?: Model | null;
  aiBudgets?: AiBudgets;
  payments?: PaymentProvider | null;
  seller?: Seller | null;
  /** The DNS resolver; needed only by jobs that look up domains. */
  dns?: DnsResolver;
  /** The search engine; needed only by jobs that query the index. */
  search?: SearchClient;
  /** Daily limit of talents that talent search shows to a Space; needed only by jobs that show talents to Spaces. */
  talentsShownPerDay?: number;
  /** The operators' address; needed only by jobs that forward messages from the contact page. */
  contactAddress?: string;
  webOrigin: string;
  log: Logger;
  clock?: () => Date;
  /** Aborted when the process shuts down; only needed in long-running processes. */
  ending?: AbortSignal;
  /** Counts the jobs of this worker; only needed where these counts are reported. */
  tally?: JobTally;
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
} satisfies SearchClient;

const noDns: DnsResolver = { findTxt: () => Promise.reject(new Error("nothing looks up domains here")) };

/** The context of a job handler or a routine. `by` is the name of its queue; the history records it in place of a request id. */
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
      const ctx: WorkWriteCtx = {
        tx,
        now: clock(),
        log,
        tell: (event, payload) => {
          told = true;
          const destinations = destinationsOf(event as unknown as EventDefinition);
          return addToOutbox(tx, { name: event.name, payload: event.payload.parse(payload), destinations });
        },
        enqueue: (job, payload, options) => jobs.send(tx, job, payload, options),
      };
      return work(ctx);
    });
    // If this wake-up is lost, the relay finds the rows at its next poll, within a second.
    if (told) hint(db, outboxChannel).catch(() => {});
    return answer;
  };
  const now = clock();
  const ways = { mail, codes, storage, unsubscribeTokens, reader, dns, search, model, aiBudgets, payments, seller };
  return { db, now, log, ...ways, talentsShownPerDay, contactAddress, webOrigin, write, ending };
}
