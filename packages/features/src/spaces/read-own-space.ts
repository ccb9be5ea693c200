import type { ContractStatus, OwnSpace } from "@orbita/contract";
import { hasBillingData, hasPaymentMethod } from "../billing/index.ts";
import { slotsOf } from "../job-posts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { findChanger } from "./own-queries.ts";
import { findOwnSpace } from "./page-queries.ts";
import { canReadOwnSpace } from "./policy.ts";
import { presentOwnSpace, presentSlots } from "./present.ts";
import { findSlots, type ContractUsageRow } from "./queries.ts";

type SpaceReadCtx = Pick<ReadCtx, "tx" | "actor" | "now">;

/** The Space's slots that are available today; premium slots end with the contract. */
async function findContract({ tx, now }: SpaceReadCtx, id: string): Promise<ContractUsageRow> {
  const contract = (await findSlots(tx, id)) ?? fail("space.notFound");
  return { ...contract, premium_slots: slotsOf(contract, "premium", romeDay(now)) };
}

/** A Space as its members see it. All members see the same fields. */
export async function readOwnSpace(ctx: SpaceReadCtx, { id }: { id: string }): Promise<OwnSpace> {
  const { tx, actor } = ctx;
  allow(canReadOwnSpace(actor, id));
  const row = (await findOwnSpace(tx, id)) ?? fail("space.notFound");
  const contract = await findContract(ctx, id);
  return presentOwnSpace(row, { contract, changedBy: await findChanger(tx, row.changed_by) });
}

export async function readContractStatus(
  ctx: SpaceReadCtx & Pick<ReadCtx, "platform">,
  { id }: { id: string },
): Promise<ContractStatus> {
  const { tx, actor, platform } = ctx;
  allow(canReadOwnSpace(actor, id));
  const contract = await findContract(ctx, id);
  return {
    ...presentSlots(contract),
    sponsoring: {
      clickPrice: platform.prices.clickCents / 100,
      minDailyBudget: platform.prices.dailyBudgetMinCents / 100,
      hasPaymentMethod: await hasPaymentMethod(tx, id),
      hasBillingData: await hasBillingData(tx, id),
      pausedSince: contract.premium_paused_at?.toISOString() ?? null,
    },
    startsOn: contract.starts_on,
    endsOn: contract.ends_on,
  };
}
