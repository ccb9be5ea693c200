import { closeWebSession, openWebSession, tradeWebSession, type WebCtx } from "@orbita/features";
import { z } from "zod";

export type InnerAnswer = { status: number; body?: unknown };
export type InnerRoute = (ctx: WebCtx, body: unknown) => Promise<InnerAnswer>;

const pair = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) });
const named = z.object({ cookie: z.string().min(1).max(200) });

/** A body that is not what the route wants is the web server's mistake. */
export const route =
  <B>(schema: z.ZodType<B>, answer: (ctx: WebCtx, body: B) => Promise<InnerAnswer>): InnerRoute =>
  async (ctx, body) => {
    const { data, success } = schema.safeParse(body);
    return success ? answer(ctx, data) : { status: 400 };
  };

const found = (body: unknown): InnerAnswer => (body === null ? { status: 404 } : { status: 200, body });

/** How the web server trades a browser's cookie for a Bearer: `POST`, JSON, with the secret that the two share. */
export const webSessionRoutes: Readonly<Record<string, InnerRoute>> = {
  "/web-session": route(pair, async (ctx, body) => {
    const opened = await openWebSession(ctx, body);
    // The pair was used or ended between its making and this call: the browser signs in again.
    return opened ? { status: 200, body: opened } : { status: 409 };
  }),
  "/web-session/trade": route(named, async (ctx, { cookie }) => found(await tradeWebSession(ctx, cookie))),
  "/web-session/close": route(named, async (ctx, { cookie }) => {
    await closeWebSession(ctx, cookie);
    return { status: 204 };
  }),
};
