import type { NoticeMails } from "@orbita/i18n/mail";
import type { Ctx } from "../kernel/ctx.ts";
import { sendNotice } from "./jobs.ts";

type Params<N extends keyof NoticeMails> = Omit<NoticeMails[N], "webOrigin">;
/** Wanted exactly when the mail speaks of something. */
type Rest<N extends keyof NoticeMails> = keyof Params<N> extends never ? [] : [params: Params<N>];

/** A mail about the account, in the transaction of what it tells; its owner cannot switch it off. */
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
