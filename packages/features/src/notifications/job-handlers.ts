import { notificationLimits } from "@orbita/contract";
import { handleJob, runInBatches, type JobHandler, type Routine } from "../kernel/work.ts";
import { sendDigest, sendNotificationMail } from "./jobs.ts";
import type { NotificationMail } from "./mail.ts";
import { deleteOlder } from "./queries.ts";
import { gatherDigests, digestBatchSize, sendDigestMail } from "./gather-digests.ts";
import { sendMail } from "./send-mail.ts";

export const notificationJobHandlers = (mails: readonly NotificationMail[]): readonly JobHandler[] => [
  handleJob(sendNotificationMail, (ctx, { id }) => sendMail(ctx, mails, id)),
  handleJob(sendDigest, (ctx, { id }) => sendDigestMail(ctx, mails, id)),
];

const batch = 2_000;
const day = 86_400_000;

export const notificationRoutines: readonly Routine[] = [
  {
    name: "notifications.digests",
    cron: "* * * * *",
    run: ({ write }) => runInBatches(digestBatchSize, () => write("gathered", gatherDigests)),
  },
  {
    name: "notifications.sweep",
    cron: "48 3 * * *",
    run: async ({ now, write }) => {
      const before = new Date(now.getTime() - notificationLimits.keptDays * day);
      return runInBatches(batch, () => write("old", ({ tx }) => deleteOlder(tx, before, batch)));
    },
  },
];
