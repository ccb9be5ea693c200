import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Notifies the members of a channel who want a notification about every post. It runs as a job, because there can be thousands of them. */
export const notifyChannelJob = defineJob("posts.tellChannel", z.object({ id: z.uuid(), by: z.uuid() }));
