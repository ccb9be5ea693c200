import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Takes a file's objects from the store, and then its row. */
export const removeObjects = defineJob("files.remove", z.object({ id: z.uuid() }));
