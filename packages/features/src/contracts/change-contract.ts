import type { ContractChange, SpaceContract } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import type { EventDefinition } from "../kernel/event.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { lockContract, saveContract } from "./queries.ts";
import { readContract } from "./read-contract.ts";
import { changeAgreement, differences, contractFaults } from "./rules.ts";

/**
 * The event definition of a changed Space. `catalogue.ts` passes it in, because the feature `spaces` owns it and already
 * imports this feature.
 */
export type SpaceEventDefinition = EventDefinition<{ id: string }>;

/**
 * Changes the contract of a Space. Posts published above the new slots stay published; no more can be published until there is
 * room. A licence applies to every month that is not invoiced yet, so a licence that starts on a certain day needs that day too.
 */
export async function changeContract(
  ctx: Ctx,
  { id }: { id: string },
  given: ContractChange,
  spaceChanged: SpaceEventDefinition,
): Promise<SpaceContract> {
  const { tx } = ctx;
  const row = (await lockContract(tx, id)) ?? fail("space.notFound");
  if (row.version !== given.version) fail("contract.changedMeanwhile", { version: row.version });
  const next = changeAgreement(row, given);
  const faults = contractFaults(next, given);
  if (faults.length > 0) failFields("request.invalid", faults);
  const columns = differences(row, next);
  if (Object.keys(columns).length > 0) {
    await withReason(tx, "contract changed");
    await saveContract(tx, id, columns);
    await ctx.tell(spaceChanged, { id });
  }
  return readContract(ctx, { id });
}
