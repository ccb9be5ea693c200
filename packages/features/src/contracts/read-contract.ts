import type { SpaceContract } from "@orbita/contract";
import { findChanges, type HistoryChange } from "../kernel/changes.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findContract, type ContractRow } from "./queries.ts";

const presentContract = (row: ContractRow): SpaceContract => ({
  freeSlots: row.free_slots,
  premiumSlots: row.premium_slots,
  licenceCents: row.license_price_cents,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  pausedSince: row.premium_paused_at?.toISOString() ?? null,
  note: row.note,
  version: row.version,
});

type ContractParams = { id: string };

export async function readContract({ tx }: Pick<ReadCtx, "tx">, { id }: ContractParams): Promise<SpaceContract> {
  return presentContract((await findContract(tx, id)) ?? fail("space.notFound"));
}

export async function readContractHistory(
  { tx }: Pick<ReadCtx, "tx">,
  { id }: ContractParams,
): Promise<HistoryChange[]> {
  const changes = await findChanges(tx, "contracts", id);
  return changes.length > 0 ? changes : fail("space.notFound");
}
