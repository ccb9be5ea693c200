import type { Db } from "@orbita/db";
import { findUnpaidClicks } from "../clicks/index.ts";
import { draftMonth, type Agreed, type Draft } from "./lines.ts";
import { lastOf } from "./months.ts";

export type OfMonth = { readonly spaceId: string; readonly month: string };

/** What the invoice of a month would say now: its licence, and every closed ledger until its end that no invoice has. */
export const draftOfMonth = async (db: Db, agreed: Agreed, { spaceId, month }: OfMonth): Promise<Draft> =>
  draftMonth(agreed, month, await findUnpaidClicks(db, spaceId, lastOf(month)));
