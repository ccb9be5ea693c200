import type { Db } from "@orbita/db";
import type { Actor, Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf, type Viewer } from "../kernel/sight.ts";
import { findStanding, holdStanding, type Standing } from "./queries.ts";

export type Person = Viewer & { readonly id: string };

export const personOf = (actor: Actor): Person => ({
  ...viewerOf(actor),
  id: actor.id ?? fail("access.unauthenticated"),
});

/**
 * Who keeps order in a channel: its moderators, and who runs the installation, in each of them: where nobody moderates, or the
 * first moderator is to be named, there is nobody else.
 */
export const keeperOf = (actor: Actor): Person => ({ ...personOf(actor), asAdmin: actor.admin });

export const isKeeper = (channel: Standing, { asAdmin }: Viewer): boolean =>
  asAdmin || (channel.state === "member" && channel.role === "moderator");

/** One that they may know of: of the others there is none. */
export async function known(ctx: { tx: Db }, viewer: Viewer, id: string): Promise<Standing> {
  const channel = await findStanding(ctx.tx, viewer, id);
  return channel?.known ? channel : fail("channel.notFound");
}

/** The same, held until the transaction ends. */
export async function held(ctx: Pick<Ctx, "tx">, viewer: Viewer, id: string): Promise<Standing> {
  const channel = await holdStanding(ctx.tx, viewer, id);
  return channel?.known ? channel : fail("channel.notFound");
}

export async function keptBy(ctx: Pick<Ctx, "tx" | "actor">, id: string): Promise<Standing & { keeper: Person }> {
  const keeper = keeperOf(ctx.actor);
  const channel = await held(ctx, keeper, id);
  allow(isKeeper(channel, keeper));
  return { ...channel, keeper };
}
