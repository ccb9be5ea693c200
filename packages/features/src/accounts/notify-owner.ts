import type { NoticeMailParams } from "@orbita/i18n/mail";
import { mailDeviceOf } from "../kernel/agent.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { sendNotice } from "./jobs.ts";

type NoticeParams<N extends keyof NoticeMailParams> = Omit<NoticeMailParams[N], "webOrigin" | "when" | "device">;
/** The arguments of `notifyOwner`: `params` is required exactly if the mail template has parameters. */
type NoticeArguments<N extends keyof NoticeMailParams> = keyof NoticeParams<N> extends never
  ? []
  : [params: NoticeParams<N>];

type NoticeCtx = Pick<Ctx, "enqueue" | "now"> & Partial<Pick<Ctx, "asker">>;

/**
 * Mails the owner about a change to their account, with the time and the device of the request; `device` overrides the
 * request's device. The job is enqueued in the transaction of the change. Owners cannot turn these mails off.
 */
export async function notifyOwner<N extends keyof NoticeMailParams>(
  { enqueue, now, asker }: NoticeCtx,
  { userId, address, device = asker ? mailDeviceOf(asker) : "" }: { userId: string; address?: string; device?: string },
  notice: N,
  ...[params]: NoticeArguments<N>
): Promise<void> {
  await enqueue(sendNotice, {
    userId,
    notice,
    params: { ...(params as Record<string, string> | undefined), device },
    at: now.toISOString(),
    ...(address !== undefined && { address }),
  });
}
