import type { NoticeMails } from "@orbita/i18n/mail";
import type { Ctx } from "../kernel/ctx.ts";
import { sendNotice } from "./jobs.ts";

type Params<N extends keyof NoticeMails> = Omit<NoticeMails[N], "webOrigin">;
/** The params are required exactly when the template has any. */
type Rest<N extends keyof NoticeMails> = keyof Params<N> extends never ? [] : [params: Params<N>];

/** Mails the owner about their account. The job is enqueued in the transaction of the change; owners cannot switch these mails off. */
export async function tellOwner<N extends keyof NoticeMails>(
  { enqueue }: Pick<Ctx, "enqueue">,
  { userId, address }: { userId: string; address?: string },
  notice: N,
  ...[params]: Rest<N>
): Promise<void> {
  await enqueue(sendNotice, {
    userId,
    notice,
    params: (params ?? {}) as Record<string, string>,
    ...(address !== undefined && { address }),
  });
}
