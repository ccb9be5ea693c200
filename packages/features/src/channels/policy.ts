import type { Db } from "@orbita/db";
import type { Actor, Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf, type Viewer } from "../kernel/visibility.ts";
import { findChannelState, holdChannelState, type ChannelState } from "./queries.ts";

export type SignedInViewer = Viewer & { readonly id: string };

export const requireViewer = (actor: Actor): SignedInViewer => ({
  ...viewerOf(actor),
  id: actor.id ?? fail("access.unauthenticated"),
});

/** The actor as a moderator. Administrators moderate every channel, because a channel may have no moderator yet. */
export const moderatorOf = (actor: Actor): SignedInViewer => ({ ...requireViewer(actor), asAdmin: actor.admin });

export const isModerator = (channel: ChannelState, { asAdmin }: Viewer): boolean =>
  asAdmin || (channel.state === "member" && channel.role === "moderator");

/** A channel that the viewer may know of; other channels are reported as not found. */
export async function requireKnownChannel(ctx: { tx: Db }, viewer: Viewer, id: string): Promise<ChannelState> {
  const channel = await findChannelState(ctx.tx, viewer, id);
  return channel?.known ? channel : fail("channel.notFound");
}

/** Like `requireKnownChannel`, with a shared lock on the channel until the transaction ends. */
export async function holdKnownChannel(ctx: Pick<Ctx, "tx">, viewer: Viewer, id: string): Promise<ChannelState> {
  const channel = await holdChannelState(ctx.tx, viewer, id);
  return channel?.known ? channel : fail("channel.notFound");
}

export async function requireModerator(
  ctx: Pick<Ctx, "tx" | "actor">,
  id: string,
): Promise<ChannelState & { keeper: SignedInViewer }> {
  const keeper = moderatorOf(ctx.actor);
  const channel = await holdKnownChannel(ctx, keeper, id);
  allow(isModerator(channel, keeper));
  return { ...channel, keeper };
}
