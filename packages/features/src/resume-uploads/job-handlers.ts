import { randomUUIDv7 } from "node:crypto";
import { handleJob, type JobHandler, type Routine, type WorkCtx } from "../kernel/work.ts";
import { announceUpload } from "./events.ts";
import { readDocument } from "./jobs.ts";
import { insertUpload } from "./queries.ts";
import { readUpload } from "./read-upload.ts";
import { failHopeless, findQuiet, findUnadopted, type ReadingAgeLimits } from "./reading-queries.ts";
import { passed } from "./rules.ts";

type ReadingRetryCtx = Pick<WorkCtx, "db" | "write">;

const batch = 200;
const usual: ReadingAgeLimits = { quietSeconds: 60, hopelessHours: 24 };

/**
 * Enqueues a new job for CV uploads that no worker is reading, and fails uploads without progress for a day. The exclusive policy of the job prevents
 * a second job beside a waiting or running one.
 */
async function retryReadings({ db, write }: ReadingRetryCtx, age: ReadingAgeLimits = usual): Promise<void> {
  await write("not read within a day", async (ctx) => {
    for (const waiter of await failHopeless(ctx.tx, age)) await announceUpload(ctx, waiter);
  });
  const ids = await findQuiet(db, age, batch);
  if (ids.length === 0) return;
  await write("read again", async ({ enqueue }) => {
    for (const id of ids) await enqueue(readDocument, { id }, { key: id });
  });
}

/** Converts CVs that were stored as plain files to uploads and enqueues their reading. */
async function adoptFiles({ write }: ReadingRetryCtx): Promise<void> {
  const some = () =>
    write("stored before it could be read", async ({ tx, enqueue }) => {
      const files = await findUnadopted(tx, batch);
      for (const { id: file_id, owner_id, created_at, ...file } of files) {
        const id = randomUUIDv7();
        // Stored files were scanned when they were received, so both stages get the same time.
        const stages = [passed("received", created_at), passed("scanned", created_at)];
        await insertUpload(tx, { id, owner_id, space_id: null, sent_by: owner_id, file_id, ...file, stages });
        await enqueue(readDocument, { id }, { key: id });
      }
      return files.length;
    });
  while ((await some()) === batch);
}

export const resumeUploadJobHandlers: readonly JobHandler[] = [
  // A worker reads two CVs at once, because each reading takes a process and a CPU core. A slow reading must not block the other one.
  handleJob(readDocument, (ctx, payload) => readUpload(ctx, payload), { atOnce: 2 }),
];

export const resumeUploadRoutines: readonly Routine[] = [
  { name: "resumeUploads.again", cron: "* * * * *", run: (ctx) => retryReadings(ctx) },
  { name: "resumeUploads.adopt", cron: "50 * * * *", run: (ctx) => adoptFiles(ctx) },
];
