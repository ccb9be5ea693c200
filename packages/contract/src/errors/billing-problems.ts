import { z } from "zod";
import type { ProblemSpec } from "./problem-spec.ts";

/** Errors of cards, invoices and contracts. */
export const billingProblems = {
  "payment.methodMissing": { status: 409 },
  "payment.methodNotFound": { status: 404 },
  /** The last card of a Space that sponsors or owes money cannot be removed. */
  "payment.methodNeeded": { status: 409 },
  "payment.setupNotFound": { status: 404 },
  "payment.notFound": { status: 404 },
  /** The bank declined the card; `failure` is the provider's code. */
  "payment.declined": { status: 409, params: z.object({ failure: z.string() }) },
  "payment.unavailable": { status: 503 },
  /** This installation does not accept cards. */
  "payment.notSetUp": { status: 409 },
  "payment.badSignature": { status: 400 },
  "billing.dataMissing": { status: 409 },
  /** Sponsoring is paused until an unpaid invoice is paid. */
  "billing.premiumPaused": { status: 409 },
  "invoice.notFound": { status: 404 },
  "invoice.issued": { status: 409 },
  "invoice.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "invoice.creditTooLarge": { status: 409, params: z.object({ maxCents: z.int() }) },
  /** A credit note cannot be credited. */
  "invoice.isCredit": { status: 409 },
  /** The invoice cannot be credited yet: the bank has not answered, so the amount to refund is unknown. */
  "invoice.beingPaid": { status: 409 },
  "invoice.nothingToPay": { status: 409 },
  "invoice.notRejected": { status: 409 },
  /** The invoice cannot be issued, because the tax office would reject the Space's data. */
  "invoice.blocked": { status: 409, params: z.object({ reasons: z.string() }) },
  "invoice.monthNotOver": { status: 409 },
  "invoice.dayNotOver": { status: 409 },
  /** The operator has not configured the seller of this installation's invoices. */
  "invoice.sellerMissing": { status: 409 },
  "contract.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
} as const satisfies Record<string, ProblemSpec>;
