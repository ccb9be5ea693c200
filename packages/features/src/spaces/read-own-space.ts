import type { ContractStatus, OwnSpace } from "@orbita/contract";
import { hasBillingData, hasPaymentMethod } from "../billing/index.ts";
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

export async function readContractStatus(
  { tx, actor, platform }: Reading & Pick<ReadCtx, "platform">,
  { id }: { id: string },
): Promise<ContractStatus> {
  allow(isMember(actor, id));
  const contract = (await findSlots(tx, id)) ?? fail("space.notFound");
  return {
    ...presentSlots(contract),
    sponsoring: {
      clickPrice: platform.prices.clickCents / 100,
      minDailyBudget: platform.prices.dailyBudgetMinCents / 100,
      hasPaymentMethod: await hasPaymentMethod(tx, id),
      hasBillingData: await hasBillingData(tx, id),
    },
  };
}
