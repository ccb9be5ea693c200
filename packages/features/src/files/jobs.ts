import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Removes a file's objects from storage, and then its row. */
export const removeObjects = defineJob("files.remove", z.object({ id: z.uuid() }));
