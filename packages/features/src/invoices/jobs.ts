import { month } from "@orbita/contract";
import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Set if the job is a row of a run. */
const ofRun = { runId: z.uuid().optional() };
const ofMonth = z.object({ spaceId: z.uuid(), month, ...ofRun });
/** At most one job per key is queued; always enqueue with a key. */
const once = { policy: "short" } as const;

/** Step one of three, for one Space: closes its daily ledgers, which then take no more clicks. */
export const closeLedgers = defineJob("invoices.close", ofMonth.extend({ day: z.iso.date().optional() }), once);
/** Step two: issues its invoice. */
export const issueInvoice = defineJob("invoices.issue", ofMonth, once);
/** Step three: collects the amount due of one invoice. */
export const collectPayment = defineJob("collecting.collect", z.object({ paymentId: z.uuid(), ...ofRun }), {});
/** After a credit note was issued: refunds, or reduces the amount to collect. */
export const creditIssued = defineJob("collecting.credited", z.object({ creditNoteId: z.uuid() }), {});
