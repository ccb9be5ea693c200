import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Money is to go back. */
export const refundPayment = defineJob("collecting.refund", z.object({ refundId: z.uuid() }), {});
