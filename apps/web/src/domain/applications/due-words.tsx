import { Plural, Trans } from "@lingui/react/macro";
import type { ReplyDue } from "./reply-due.ts";

/** "answer within 3 days", "2 days late". */
export function DueWords({ late, days }: ReplyDue) {
  if (late && days === 0) return <Trans>late since today</Trans>;
  if (late) return <Plural value={days} one="# day late" other="# days late" />;
  if (days === 0) return <Trans>answer by today</Trans>;
  return <Plural value={days} one="answer within # day" other="answer within # days" />;
}
