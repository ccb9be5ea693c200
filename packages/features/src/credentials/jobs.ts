import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Notifies the old address of the change, with a link that undoes it. The link is derived when the mail is rendered. */
export const sendEmailUndo = defineJob(
  "credentials.sendEmailUndo",
  z.object({ changeId: z.uuid(), device: z.string().optional() }),
  { notify: true },
);
