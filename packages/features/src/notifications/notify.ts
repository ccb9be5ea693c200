import { randomUUIDv7 } from "node:crypto";
import type { NotificationKind } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { notificationChanged } from "./events.ts";
import { sendNotificationMail } from "./jobs.ts";
import { findWanted, insertNotification } from "./queries.ts";

export type Told = {
  readonly kind: NotificationKind;
  readonly userIds: readonly string[];
  /** What it is about: told once to each, however often this runs. */
  readonly key: string;
  readonly spaceId?: string | null;
  readonly jobPostId?: string | null;
  readonly applicationId?: string | null;
  /** What the sentence speaks of; never a name that is not to be seen yet. */
  readonly data?: Readonly<Record<string, string>>;
};

/**
 * Tells people something, here and by mail, as each of them wants it: rows and jobs in the caller's transaction. How the mail
 * reads is said when it is sent, by the feature whose kind it is: see `NotificationMail`.
 */
export async function notify(ctx: Pick<Ctx, "tx" | "now" | "tell" | "enqueue">, told: Told): Promise<void> {
  for (const { userId, here, email } of await findWanted(ctx.tx, told.kind, told.userIds)) {
    if (!here && !email) continue;
    const id = randomUUIDv7();
    const isNew = await insertNotification(ctx.tx, {
      id,
      user_id: userId,
      kind: told.kind,
      space_id: told.spaceId ?? null,
      job_post_id: told.jobPostId ?? null,
      application_id: told.applicationId ?? null,
      data: JSON.stringify(told.data ?? {}),
      key: told.key,
      here,
      created_at: ctx.now,
    });
    if (!isNew) continue;
    if (email) await ctx.enqueue(sendNotificationMail, { id });
    if (here) await ctx.tell(notificationChanged, { userId });
  }
}
