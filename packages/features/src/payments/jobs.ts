import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Something that the provider said is to be acted on. Its key is its id: one at a time, however often it is sent. */
export const handleEvent = defineJob("payments.event", z.object({ id: z.string() }), { policy: "exclusive" });
/** Something became of an intent: the provider is asked what. */
export const paymentChanged = defineJob("payments.changed", z.object({ intentId: z.string() }), {});
/** A card that was taken away here is to be taken away there. */
export const detachCard = defineJob("payments.detach", z.object({ methodId: z.uuid() }), {});
/** Somebody was erased here and is to be erased there, with their cards. */
export const forgetCustomer = defineJob("payments.forget", z.object({ customerId: z.uuid() }), {});
