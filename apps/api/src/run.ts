import { deviceHeader, serverLanguage, type Route } from "@orbita/contract";
import { addToOutbox, inTransaction, type Db, type Jobs } from "@orbita/db";
import { destinationsOf, type Actor, type Ctx, type Platform, type ReadCtx, type StepCtx } from "@orbita/features";
import type { Search } from "@orbita/platform";
import type { FastifyRequest } from "fastify";
import type { Access } from "./access.ts";
import { answeredBefore, once } from "./once.ts";
import { noteAct } from "./admin-acts.ts";
import { whyOf } from "./reason.ts";

export type Services = Access & {
  db: Db;
  search: Search;
  jobs: Jobs;
  platform: Platform;
  clock: () => Date;
  /** Called after each commit that told something. */
  hint: () => void;
};

/** The types of contract and features agree at compile time; here, where all routes are treated alike, they are erased. */
export type AnyHandler = (ctx: never, input: never) => Promise<unknown>;

/** Who listens on the way to the answer, and until when. */
export type Listener = { emit: (event: unknown) => void; signal: AbortSignal };
/** What is run: a route's function, for somebody who listens or for nobody. */
export type Mounted = { readonly route: Route; readonly handler: AnyHandler; readonly listener?: Listener };
export type Run = (request: FastifyRequest, mounted: Mounted, services: Services) => Promise<unknown>;

const nobody: Listener = { emit: () => {}, signal: new AbortController().signal };

declare module "fastify" {
  interface FastifyRequest {
    /** Decided before the body is read: who may not is told so, whatever was sent. */
    actor: Actor;
    /** What an administrator says why. */
    reason: string | null;
  }
}

/** Long enough that nobody guesses one; anything else is as good as none. */
const deviceOf = (given: string | string[] | undefined): string | null =>
  typeof given === "string" && /^[\w-]{22,100}$/.test(given) ? given : null;

const readCtx = (request: FastifyRequest, { db, search, platform, clock }: Services): ReadCtx => ({
  tx: db,
  actor: request.actor,
  // Worked out when somebody asks: most reads do not.
  get asker() {
    return {
      address: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
      language: serverLanguage(request.headers["accept-language"]),
      device: deviceOf(request.headers[deviceHeader]),
    };
  },
  now: clock(),
  reason: request.reason,
  log: request.log,
  search,
  platform,
});

/** The request itself has all that most handlers want. The parser of forms has put functions of its own where files should be. */
const inputOf = (request: FastifyRequest) =>
  request.uploaded
    ? { params: request.params, query: request.query, body: request.body, files: request.uploaded.files }
    : request;

export const runRead: Run = (request, { handler }, services) =>
  handler(readCtx(request, services) as never, request as never);

type Asked = { request: FastifyRequest; route: Route };

/** One transaction. It may run again from the start, so nothing in it touches the outside but through `tell` and `enqueue`. */
async function write<T>(
  base: ReadCtx,
  { request, route }: Asked,
  services: Services,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  let told = false;
  let effects: (() => void)[] = [];
  const author = {
    actorId: base.actor.id,
    requestId: request.id,
    why: whyOf(request, route),
    reason: request.reason,
  };
  const answer = await inTransaction(services.db, author, async (tx) => {
    effects = [];
    await noteAct(tx, request, route);
    return work({
      ...base,
      tx,
      tell: async (event, payload) => {
        told = true;
        await addToOutbox(tx, {
          name: event.name,
          payload: event.payload.parse(payload),
          destinations: destinationsOf(event as never),
        });
      },
      enqueue: (job, payload, options) => services.jobs.send(tx, job, payload, options),
      afterCommit: (effect) => void effects.push(effect),
    });
  });
  if (told) services.hint();
  for (const effect of effects) effect();
  return answer;
}

export const runWrite: Run = (request, { route, handler }, services) =>
  write(readCtx(request, services), { request, route }, services, (ctx) => {
    const work = () => handler(ctx as never, inputOf(request) as never);
    return route.once ? once(ctx, request, work) : work();
  });

/** Slow things between short transactions; with a key, the step that writes is the one that happens once. */
export const runSteps: Run = (request, { route, handler, listener = nobody }, services) => {
  const base = readCtx(request, services);
  const ctx: StepCtx<unknown> = {
    ...base,
    ...listener,
    earlier: () => (route.once ? answeredBefore(base, request) : Promise.resolve(undefined)),
    prepare: (work) => write(base, { request, route }, services, work),
    write: (work) =>
      write(base, { request, route }, services, (inner) =>
        route.once ? once(inner, request, () => work(inner)) : work(inner),
      ),
  };
  return handler(ctx as never, inputOf(request) as never);
};
