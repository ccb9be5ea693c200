import type { NotificationKind, ServerLanguage } from "@orbita/contract";
import type { RenderedMail } from "@orbita/i18n/mail";
import type { WorkCtx } from "../kernel/work.ts";
import type { NotificationRow } from "./queries.ts";

/**
 * How a feature's notifications read as mails, said at the moment of sending from what is true then; null where nothing is to be
 * said any more. Composed in work.ts, so that this feature need not know the others.
 */
export type NotificationMail = {
  readonly kinds: readonly NotificationKind[];
  readonly render: (
    ctx: Pick<WorkCtx, "db" | "now" | "webOrigin">,
    row: NotificationRow,
    language: ServerLanguage,
  ) => Promise<RenderedMail | null>;
};
