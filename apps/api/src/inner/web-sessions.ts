import { closeWebSession, openWebSession, tradeWebSession, type WebServerCtx, saveBeat } from "@orbita/features";
import { z } from "zod";

export type InnerAnswer = { status: number; body?: unknown };
type InnerRoute = (ctx: WebServerCtx, body: unknown) => Promise<InnerAnswer>;

const pair = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) });
const named = z.object({ cookie: z.string().min(1).max(200) });

/** Makes an internal route that validates its body. An invalid body is a bug of the web server, so the response is a bare 400. */
const route =
  <B>(schema: z.ZodType<B>, answer: (ctx: WebServerCtx, body: B) => Promise<InnerAnswer>): InnerRoute =>
  async (ctx, body) => {
    const { data, success } = schema.safeParse(body);
    return success ? answer(ctx, data) : { status: 400 };
  };

const found = (body: unknown): InnerAnswer => (body === null ? { status: 404 } : { status: 200, body });

/** Routes by which the web server trades a browser's cookie for a Bearer token: `POST`, JSON, with the shared secret. */
export const webSessionRoutes: Readonly<Record<string, InnerRoute>> = {
  "/web-session": route(pair, async (ctx, body) => {
    const opened = await openWebSession(ctx, body);
    // The token pair was used or revoked before this call, so the browser has to sign in again.
    return opened ? { status: 200, body: opened } : { status: 409 };
  }),
  "/web-session/trade": route(named, async (ctx, { cookie }) => found(await tradeWebSession(ctx, cookie))),
  "/web-session/close": route(named, async (ctx, { cookie }) => {
    await closeWebSession(ctx, cookie);
    return { status: 204 };
  }),
};

const beat = z.object({ id: z.uuid(), startedAt: z.coerce.date(), p95Ms: z.number().nullable() });

/** The web server has no database, so the api saves its heartbeats. */
export const webBeatRoutes: Readonly<Record<string, InnerRoute>> = {
  "/web-beat": route(beat, async ({ tx }, { id, startedAt, p95Ms }) => {
    await saveBeat(tx, { id, app: "web", startedAt, facts: { p95Ms } });
    return { status: 204 };
  }),
};
