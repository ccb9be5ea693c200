import { month } from "@orbita/contract";
import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Where it is a row of a run. */
const ofRun = { runId: z.uuid().optional() };
const ofMonth = z.object({ spaceId: z.uuid(), month, ...ofRun });
/** One of a key waits at most, however often it is asked for; always sent with one. */
const once = { policy: "short" } as const;

/** The first of the three steps, of one Space: its daily ledgers take no more clicks. */
export const closeLedgers = defineJob("invoices.close", ofMonth.extend({ day: z.iso.date().optional() }), once);
/** The second: its invoice. */
export const issueInvoice = defineJob("invoices.issue", ofMonth, once);
/** The third: what is due of one invoice is asked for. */
export const collectPayment = defineJob("collecting.collect", z.object({ paymentId: z.uuid(), ...ofRun }), {});
/** A credit note was issued: money goes back, or less is asked for. */
export const creditIssued = defineJob("collecting.credited", z.object({ creditNoteId: z.uuid() }), {});
