import { useLingui } from "@lingui/react/macro";
import type { Notification } from "@orbita/contract";
import type { NotificationEntry } from "@orbita/ui/patterns/notification-list.tsx";
import { formatClock, formatDay, formatDayOfYear } from "../format/format.ts";
import { isToday } from "../format/moment.ts";
import { NoticeAvatar } from "./notice-avatar.tsx";
import { linkToSubject } from "./notice-place.tsx";
import { noticeRenderers } from "./notice-renderers.tsx";

/** The time of a notification: "10:14" for today, otherwise "13 Nov", with the year if it is not the current year. */
export function formatNoticeTime(locale: string, at: string, now: number): string {
  if (isToday(locale, at, now)) return formatClock(locale, at);
  return new Date(at).getFullYear() === new Date(now).getFullYear()
    ? formatDayOfYear(locale, at)
    : formatDay(locale, at);
}

/** The notifications as rows of the list. Following a row's link marks it as read. */
export function useNoticeEntries(onRead: (id: string) => void, onNavigate?: () => void) {
  const { t, i18n } = useLingui();
  return (notices: readonly Notification[], now: number): NotificationEntry[] =>
    notices.map((notice) => ({
      id: notice.id,
      avatar: <NoticeAvatar notice={notice} />,
      ...noticeRenderers[notice.kind](notice),
      time: <time dateTime={notice.at}>{formatNoticeTime(i18n.locale, notice.at, now)}</time>,
      unreadLabel: notice.read ? undefined : t`new`,
      link: linkToSubject(notice),
      onSelect: () => {
        if (!notice.read) onRead(notice.id);
        onNavigate?.();
      },
    }));
}
