import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Processes a provider event. The event id is the job key: however often it is delivered, one job runs at a time. */
export const handleEvent = defineJob("payments.event", z.object({ id: z.string() }), { policy: "exclusive" });
/** A payment intent changed: reads its state from the provider. */
export const paymentChanged = defineJob("payments.changed", z.object({ intentId: z.string() }), {});
/** Removes a card at the provider that was removed here. */
export const detachCard = defineJob("payments.detach", z.object({ methodId: z.uuid() }), {});
/** Deletes an erased payer and their cards at the provider. */
export const forgetCustomer = defineJob("payments.forget", z.object({ customerId: z.uuid() }), {});
