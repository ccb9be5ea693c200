import { randomUUIDv7 } from "node:crypto";
import type { Ctx } from "../kernel/ctx.ts";

type MuteTarget = { personId: string } | { spaceId: string };

/**
 * Mutes a person or Space as a side effect of another action. An existing mute or block stays as it is, and users cannot mute
 * themselves.
 */
export async function muteQuietly(
  { tx, actor, now }: Pick<Ctx, "tx" | "actor" | "now">,
  who: MuteTarget,
): Promise<void> {
  const personId = "personId" in who ? who.personId : null;
  if (actor.id === null || personId === actor.id) return;
  await tx
    .insertInto("blocks")
    .values({
      id: randomUUIDv7(),
      user_id: actor.id,
      kind: "mute",
      person_id: personId,
      space_id: "spaceId" in who ? who.spaceId : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
