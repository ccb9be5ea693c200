import type { SpaceOffer } from "@orbita/contract";
import { disclosingInWrite } from "../disclosures/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { offerChanged } from "./events.ts";
import { actingSpace } from "./policy.ts";
import { lockOffer, saveOffer } from "./queries.ts";
import { showToSpace } from "./read-offers.ts";
import { refuseOver } from "./rules.ts";

/** Possible until it is answered. The talent still sees that it was made. */
export async function withdrawOffer(ctx: Ctx, { id }: { id: string }): Promise<SpaceOffer> {
  const spaceId = actingSpace(ctx.actor);
  const row = await lockOffer(ctx.tx, ctx.now, id);
  if (row?.space_id !== spaceId) return fail("offer.notFound");
  refuseOver(row);
  await saveOffer(ctx.tx, id, { state: "withdrawn" });
  await ctx.tell(offerChanged, { id, spaceId, talentId: row.talent_id });
  const [shown] = await showToSpace(disclosingInWrite(ctx), spaceId, [{ ...row, stands: "withdrawn" }]);
  return shown!;
}
