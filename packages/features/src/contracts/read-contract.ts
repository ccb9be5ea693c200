import type { SpaceContract } from "@orbita/contract";
import { findChanges, type Change } from "../kernel/changes.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentContract } from "./present.ts";
import { findContract } from "./queries.ts";

type One = { id: string };

export async function readContract({ tx }: Pick<ReadCtx, "tx">, { id }: One): Promise<SpaceContract> {
  return presentContract((await findContract(tx, id)) ?? fail("space.notFound"));
}

export async function readContractHistory({ tx }: Pick<ReadCtx, "tx">, { id }: One): Promise<Change[]> {
  const changes = await findChanges(tx, "contracts", id);
  return changes.length > 0 ? changes : fail("space.notFound");
}
