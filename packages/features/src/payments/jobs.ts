import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Processes an event of the payment provider. The event id is the job key: however often the event is delivered, one job runs at a time. */
export const handleEvent = defineJob("payments.event", z.object({ id: z.string() }), { policy: "exclusive" });
/** Reads the state of a payment from the provider, after its intent has changed. */
export const paymentChanged = defineJob("payments.changed", z.object({ intentId: z.string() }), {});
/** Removes a card at the provider, after it was removed here. */
export const detachCard = defineJob("payments.detach", z.object({ methodId: z.uuid() }), {});
/** Deletes an erased payer and their cards at the provider. */
export const forgetCustomer = defineJob("payments.forget", z.object({ customerId: z.uuid() }), {});
