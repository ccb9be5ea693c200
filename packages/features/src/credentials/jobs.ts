import { defineJob } from "@orbita/db";
import { z } from "zod";

/** Notifies the old email address of an address change, with a link that undoes the change. The link is derived when the mail is rendered. */
export const sendEmailUndo = defineJob(
  "credentials.sendEmailUndo",
  z.object({ changeId: z.uuid(), device: z.string().optional() }),
  { notify: true },
);
