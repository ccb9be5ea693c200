import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Tells who wants to hear everything of a channel of what was said in it: they may be thousands. */
export const tellChannel = defineJob("posts.tellChannel", z.object({ id: z.uuid(), by: z.uuid() }));
