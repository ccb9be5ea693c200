import { month } from "@orbita/contract";
import { defineJob } from "@orbita/db";
import { z } from "zod";

/** The id of the run to which the job reports its result, if it belongs to a run. */
const ofRun = { runId: z.uuid().optional() };
const ofMonth = z.object({ spaceId: z.uuid(), month, ...ofRun });
/** A queue policy with which at most one job per key is queued. Without a key, only one job in all would be queued. */
const once = { policy: "short" } as const;

/** Step one of the monthly billing, for one Space: closes its daily ledgers, which then take no more clicks. */
export const closeLedgersJob = defineJob("invoices.close", ofMonth.extend({ day: z.iso.date().optional() }), once);
/** Step two of the monthly billing: issues the invoice of one Space. */
export const issueInvoiceJob = defineJob("invoices.issue", ofMonth, once);
/** Step three of the monthly billing: collects the amount due of one invoice. */
export const collectPaymentJob = defineJob("collecting.collect", z.object({ paymentId: z.uuid(), ...ofRun }), {});
/** Runs after a credit note was issued: refunds the payment, or reduces the amount to collect. */
export const creditIssued = defineJob("collecting.credited", z.object({ creditNoteId: z.uuid() }), {});
