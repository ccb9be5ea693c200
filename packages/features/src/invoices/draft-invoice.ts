import type { Db } from "@orbita/db";
import { findUnpaidClicks } from "../clicks/index.ts";
import { draftMonth, type LicenceTerms, type InvoiceDraft } from "./lines.ts";
import { lastOf } from "./months.ts";

export type SpaceMonth = { readonly spaceId: string; readonly month: string };

/** The invoice of a month as of now: the licence of the month, and all closed ledgers up to its end that are not invoiced yet. */
export const draftInvoice = async (
  db: Db,
  agreed: LicenceTerms,
  { spaceId, month }: SpaceMonth,
): Promise<InvoiceDraft> => draftMonth(agreed, month, await findUnpaidClicks(db, spaceId, lastOf(month)));
