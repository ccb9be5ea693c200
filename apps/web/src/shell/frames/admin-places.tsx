import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { entities, entityKinds, type EntityKind } from "@orbita/contract/back-office/entities/index";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import {
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

/** The address segment of a kind: its name in the plural. */
export const roomOf = (kind: string): string => (kind === "jobpost" ? "job-posts" : `${kind}s`);
export const kindIn = (room: string | undefined): EntityKind | undefined =>
  entityKinds.find((kind) => roomOf(kind) === room);

type AdminLabel = { readonly it: string; readonly en: string };
/** The administration has Italian and English; all other languages read English. */
export const inWords = (words: AdminLabel, locale: string): string => (locale === "it" ? words.it : words.en);

export type AdminPlace = { room: string | undefined; label: string; icon: IconShape };
export type AdminGroup = { id: string; label?: string; places: readonly AdminPlace[] };

/** The icons of kinds; all other kinds have the icon of a table. */
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
/** Kinds outside the system section: the market, comments with posts, invoices with contracts. */
const elsewhere = [...market, "post", "comment", "channel", "invoice", "ledger"];

/** All sections of the administration, for its sidebar and its search. */
export function adminGroups(i18n: I18n): readonly AdminGroup[] {
  const kinds = (names: readonly string[]): AdminPlace[] =>
    entityKinds
      .filter((kind) => names.includes(kind))
      .map((kind) => ({
        room: roomOf(kind),
        label: inWords(entities[kind].words.many, i18n.locale),
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
      label: i18n._(msg`Money`),
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
      ],
    },
  ];
}

/** The section that an address belongs to. */
export function placeOf(i18n: I18n, room: string | undefined): AdminPlace | undefined {
  const beside: Record<string, string> = { comments: "posts", invoices: "billing" };
  const wanted = room && Object.hasOwn(beside, room) ? beside[room] : room;
  return adminGroups(i18n)
    .flatMap(({ places }) => places)
    .find((place) => place.room === wanted);
}
