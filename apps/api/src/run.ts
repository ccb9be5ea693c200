import { deviceHeader, serverLanguage, type Route } from "@orbita/contract";
import { addToOutbox, inTransaction, type Db, type JobQueue } from "@orbita/db";
import {
  destinationsOf,
  type Actor,
  type Ctx,
  type PlatformServices,
  type ReadCtx,
  type StepCtx,
} from "@orbita/features";
import type { SearchClient } from "@orbita/platform";
import type { FastifyRequest } from "fastify";
import type { AccessServices } from "./access.ts";
import { answeredBefore, once } from "./once.ts";
import { noteAct } from "./admin-acts.ts";
import { whyOf } from "./reason.ts";

export type ApiServices = AccessServices & {
  db: Db;
  search: SearchClient;
  jobs: JobQueue;
  platform: PlatformServices;
  clock: () => Date;
  /** Called to wake up the relay after each commit that added events to the outbox. */
  hint: () => void;
};

/**
 * A route handler without its types. Contract and features agree on the types at compile time; here all routes are treated
 * alike.
 */
export type AnyHandler = (ctx: never, input: never) => Promise<unknown>;

/**
 * The listener of a streamed answer: `emit` receives each event before the final answer; `signal` aborts when the client
 * disconnects.
 */
export type StreamListener = { emit: (event: unknown) => void; signal: AbortSignal };
/** A route with its handler, and the listener of a streamed answer. */
export type MountedRoute = { readonly route: Route; readonly handler: AnyHandler; readonly listener?: StreamListener };
export type RouteRunner = (request: FastifyRequest, mounted: MountedRoute, services: ApiServices) => Promise<unknown>;

const nobody: StreamListener = { emit: () => {}, signal: new AbortController().signal };

declare module "fastify" {
  interface FastifyRequest {
    /**
     * The authenticated caller. Set before the body is read, so that an unauthorized caller is refused whatever the body is.
     */
    actor: Actor;
    /** The reason that an administrator gave for the request, for the log of admin writes. */
    reason: string | null;
  }
}

/** Accepts only device ids that are too long to guess; ignores all others. */
const deviceOf = (given: string | string[] | undefined): string | null =>
  typeof given === "string" && /^[\w-]{22,100}$/.test(given) ? given : null;

const readCtx = (request: FastifyRequest, { db, search, platform, clock }: ApiServices): ReadCtx => ({
  tx: db,
  actor: request.actor,
  // The caller `asker` is computed lazily, because most reads do not use it.
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

/** The input of a handler. For most routes it is the request itself; for uploads, the parsed form replaces the body and the files. */
const inputOf = (request: FastifyRequest) =>
  request.uploaded
    ? { params: request.params, query: request.query, body: request.body, files: request.uploaded.files }
    : request;

export const runRead: RouteRunner = (request, { handler }, services) =>
  handler(readCtx(request, services) as never, request as never);

type RoutedRequest = { request: FastifyRequest; route: Route };

/**
 * Runs `work` in one transaction, which may be retried from the start. So `work` has no side effects except through `tell`,
 * `enqueue` and `afterCommit`.
 */
async function write<T>(
  base: ReadCtx,
  { request, route }: RoutedRequest,
  services: ApiServices,
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

export const runWrite: RouteRunner = (request, { route, handler }, services) =>
  write(readCtx(request, services), { request, route }, services, (ctx) => {
    const work = () => handler(ctx as never, inputOf(request) as never);
    return route.once ? once(ctx, request, work) : work();
  });

/** Runs slow work between short transactions. With an Idempotency-Key, only the `write` step is idempotent. */
export const runSteps: RouteRunner = (request, { route, handler, listener = nobody }, services) => {
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
