import { defineJob } from "@orbita/db";
import { z } from "zod";

export const refundPayment = defineJob("collecting.refund", z.object({ refundId: z.uuid() }), {});
