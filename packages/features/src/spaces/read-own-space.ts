import type { ContractStatus, OwnSpace } from "@orbita/contract";
import { isMember, type ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { findChanger } from "./own-queries.ts";
import { findSpace } from "./page-queries.ts";
import { presentOwnSpace, presentSlots } from "./present.ts";
import { findSlots } from "./queries.ts";

type Reading = Pick<ReadCtx, "tx" | "actor">;

/** Every member reads all of it. */
export async function readOwnSpace({ tx, actor }: Reading, { id }: { id: string }): Promise<OwnSpace> {
  allow(isMember(actor, id));
  const row = (await findSpace(tx, id)) ?? fail("space.notFound");
  const contract = (await findSlots(tx, id)) ?? fail("space.notFound");
  return presentOwnSpace(row, { contract, changedBy: await findChanger(tx, row.changed_by) });
}

export async function readContractStatus({ tx, actor }: Reading, { id }: { id: string }): Promise<ContractStatus> {
  allow(isMember(actor, id));
  return presentSlots((await findSlots(tx, id)) ?? fail("space.notFound"));
}
