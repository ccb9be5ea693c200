import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { entities, entityKinds, type EntityKind } from "@orbita/contract/back-office/entities/index";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import {
  IconAdjustmentsHorizontal,
  IconBriefcase,
  IconBuilding,
  IconClick,
  IconFileText,
  IconHash,
  IconHistory,
  IconHome,
  IconInbox,
  IconListDetails,
  IconMail,
  IconMessageCircle,
  IconMessageReport,
  IconPlayerPlay,
  IconReceiptEuro,
  IconTable,
  IconTools,
  IconUsers,
} from "@tabler/icons-react";

/** The URL segment of an entity kind: its name in the plural. */
export const toAdminSegment = (kind: string): string => (kind === "jobpost" ? "job-posts" : `${kind}s`);
export const findEntityKind = (room: string | undefined): EntityKind | undefined =>
  entityKinds.find((kind) => toAdminSegment(kind) === room);

type AdminLabel = { readonly it: string; readonly en: string };
/** The label in the user's language. The administration has Italian and English; all other languages get English. */
export const pickAdminLabel = (words: AdminLabel, locale: string): string => (locale === "it" ? words.it : words.en);

export type AdminNavItem = { room: string | undefined; label: string; icon: IconShape };
export type AdminNavGroup = { id: string; label?: string; places: readonly AdminNavItem[] };

/** The icons of entity kinds. A kind that is not listed here has the icon of a table. */
const icons: Partial<Record<string, IconShape>> = {
  user: IconUsers,
  space: IconBuilding,
  jobpost: IconBriefcase,
  application: IconInbox,
  resume: IconFileText,
  channel: IconHash,
  ledger: IconClick,
  contact: IconMail,
};
const market = ["user", "space", "jobpost", "application", "resume"];
/** Entity kinds that are listed in another section, so the system section leaves them out. */
const elsewhere = [...market, "post", "comment", "channel", "invoice", "ledger"];

/** All sections of the administration, for its sidebar and its search. */
export function adminGroups(i18n: I18n): readonly AdminNavGroup[] {
  const kinds = (names: readonly string[]): AdminNavItem[] =>
    entityKinds
      .filter((kind) => names.includes(kind))
      .map((kind) => ({
        room: toAdminSegment(kind),
        label: pickAdminLabel(entities[kind].words.many, i18n.locale),
        icon: icons[kind] ?? IconTable,
      }));
  return [
    {
      id: "market",
      places: [
        { room: undefined, label: i18n._(msg`Overview`), icon: IconHome },
        ...kinds(market),
        { room: "posts", label: i18n._(msg`Posts and comments`), icon: IconMessageCircle },
        { room: "channels", label: i18n._(msg`Channels`), icon: IconHash },
      ],
    },
    {
      id: "money",
      label: i18n._(msg`Billing`),
      places: [
        { room: "billing", label: i18n._(msg`Invoices`), icon: IconReceiptEuro },
        ...kinds(["ledger"]),
        { room: "runs", label: i18n._(msg`Runs`), icon: IconPlayerPlay },
      ],
    },
    {
      id: "system",
      label: i18n._(msg`System`),
      places: [
        { room: "feed", label: i18n._(msg`Reports`), icon: IconMessageReport },
        ...kinds(entityKinds.filter((kind) => !elsewhere.includes(kind))),
        { room: "lists", label: i18n._(msg`Value lists`), icon: IconListDetails },
        { room: "skills", label: i18n._(msg`Skills`), icon: IconTools },
        { room: "history", label: i18n._(msg({ message: "History", context: "of changes" })), icon: IconHistory },
        { room: "installation", label: i18n._(msg`Installation`), icon: IconAdjustmentsHorizontal },
      ],
    },
  ];
}

/** The section of the administration to which a URL segment belongs. */
export function findAdminPlace(i18n: I18n, room: string | undefined): AdminNavItem | undefined {
  const beside: Record<string, string> = { comments: "posts", invoices: "billing" };
  const wanted = room && Object.hasOwn(beside, room) ? beside[room] : room;
  return adminGroups(i18n)
    .flatMap(({ places }) => places)
    .find((place) => place.room === wanted);
}
