import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Notifies the members of a channel who want a notification about every post. A job, because there can be thousands of members. */
export const notifyChannelJob = defineJob("posts.tellChannel", z.object({ id: z.uuid(), by: z.uuid() }));
