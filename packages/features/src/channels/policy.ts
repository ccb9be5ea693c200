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
 * The users who moderate a channel: its moderators, and the administrators in every channel, because a channel may have no
 * moderator yet.
 */
export const keeperOf = (actor: Actor): Person => ({ ...personOf(actor), asAdmin: actor.admin });

export const isKeeper = (channel: Standing, { asAdmin }: Viewer): boolean =>
  asAdmin || (channel.state === "member" && channel.role === "moderator");

/** A channel that the viewer may know of; other channels are reported as not found. */
export async function known(ctx: { tx: Db }, viewer: Viewer, id: string): Promise<Standing> {
  const channel = await findStanding(ctx.tx, viewer, id);
  return channel?.known ? channel : fail("channel.notFound");
}

/** The same, with a shared lock until the transaction ends. */
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
