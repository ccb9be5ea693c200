import type { Db } from "@orbita/db";
import { findUnpaidClicks } from "../clicks/index.ts";
import { draftMonth, type Agreed, type Draft } from "./lines.ts";
import { lastOf } from "./months.ts";

export type OfMonth = { readonly spaceId: string; readonly month: string };

/** The invoice of a month as of now: its licence, and every closed ledger until its end that is not invoiced yet. */
export const draftOfMonth = async (db: Db, agreed: Agreed, { spaceId, month }: OfMonth): Promise<Draft> =>
  draftMonth(agreed, month, await findUnpaidClicks(db, spaceId, lastOf(month)));
