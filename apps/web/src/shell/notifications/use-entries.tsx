import { useLingui } from "@lingui/react/macro";
import type { Notification } from "@orbita/contract";
import type { NotificationEntry } from "@orbita/ui/patterns/notification-list.tsx";
import { formatClock, formatDay, formatDayOfYear } from "../format/format.ts";
import { isToday } from "../format/moment.ts";
import { NoticeAvatar } from "./notice-avatar.tsx";
import { placeOf } from "./notice-place.tsx";
import { noticeWords } from "./notice-words.tsx";

/** "10:14" for today, "13 Nov" before, with the year if it is another. */
export function timeOf(locale: string, at: string, now: number): string {
  if (isToday(locale, at, now)) return formatClock(locale, at);
  return new Date(at).getFullYear() === new Date(now).getFullYear()
    ? formatDayOfYear(locale, at)
    : formatDay(locale, at);
}

/** Rows of the list; following a row marks it as read. */
export function useEntries(onRead: (id: string) => void, onNavigate?: () => void) {
  const { t, i18n } = useLingui();
  return (notices: readonly Notification[], now: number): NotificationEntry[] =>
    notices.map((notice) => ({
      id: notice.id,
      avatar: <NoticeAvatar notice={notice} />,
      ...noticeWords[notice.kind](notice),
      time: <time dateTime={notice.at}>{timeOf(i18n.locale, notice.at, now)}</time>,
      unreadLabel: notice.read ? undefined : t`new`,
      link: placeOf(notice),
      onSelect: () => {
        if (!notice.read) onRead(notice.id);
        onNavigate?.();
      },
    }));
}
