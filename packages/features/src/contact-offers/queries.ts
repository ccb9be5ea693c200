import type { MyContactOffer, ContactOfferState, Resume, VerifiedFacts } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { isNamedTo } from "../kernel/anonymity.ts";
import { verifiedFactsOf } from "../kernel/verified.ts";

export type OfferColumns = Selectable<Tables["contact_offers"]>;
export type OfferRow = OfferColumns & {
  /** The state of the offer at this moment: an overdue offer counts as expired before the routine marks it. */
  stands: ContactOfferState;
  labels: MyContactOffer["labels"];
  space_name: string;
  space_url: string;
  space_verification: VerifiedFacts;
  space_logo: string | null;
  post_title: string | null;
  post_open: boolean;
  maker: string | null;
  /** Whether the author of the offer agreed to be named to talents. */
  maker_named: boolean;
  talent_id: string;
  /** True if the talent's account is neither disabled nor scheduled for deletion. */
  talent_there: boolean;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  phone: string | null;
  show_name: boolean;
  show_contacts: boolean;
  headline: string | null;
  resume_contacts: Partial<Resume["contacts"]>;
};

const standsAt = (now: Date) =>
  sql<ContactOfferState>`case when offer.state = 'sent' and offer.expires_at <= ${now} then 'expired' else offer.state end`;

const itsLabels = sql<MyContactOffer["labels"]>`(
  select json_object_agg(code, json_build_object('it', label_it, 'en', label_en)) from vocabulary_entries
  where code in (offer.contract_type, offer.contract_economic_type, offer.workplace_type))`;

export const offers = (db: Db, now: Date) =>
  db
    .selectFrom("contact_offers as offer")
    .innerJoin("spaces as space", "space.id", "offer.space_id")
    .innerJoin("resumes as resume", "resume.id", "offer.resume_id")
    .innerJoin("users as talent", "talent.id", "resume.owner_id")
    .leftJoin("user_settings as settings", "settings.user_id", "talent.id")
    .leftJoin("job_posts as post", "post.id", "offer.job_post_id")
    .leftJoin("users as maker", "maker.id", "offer.made_by")
    .leftJoin("members as member", (join) =>
      join.onRef("member.space_id", "=", "offer.space_id").onRef("member.user_id", "=", "offer.made_by"),
    )
    .selectAll("offer")
    .select(verifiedFactsOf("space").as("space_verification"))
    .select([
      "space.name as space_name",
      "space.url as space_url",
      "space.logo_id as space_logo",
      "post.title as post_title",
      "resume.headline",
      "resume.contacts as resume_contacts",
      "talent.id as talent_id",
      "talent.username",
      "talent.email",
    ])
    .select([
      standsAt(now).as("stands"),
      itsLabels.as("labels"),
      sql<boolean>`coalesce(post.status = 'published' and post.enabled and post.expires_at > ${now} and space.enabled, false)`.as(
        "post_open",
      ),
      sql<string | null>`maker.first_name || ' ' || maker.last_name`.as("maker"),
      sql<boolean>`coalesce(member.enabled and member.named_to_talents, false)`.as("maker_named"),
      sql<boolean>`talent.enabled and talent.deletes_at is null`.as("talent_there"),
      sql<string>`coalesce(resume.first_name, talent.first_name)`.as("first_name"),
      sql<string>`coalesce(resume.last_name, talent.last_name)`.as("last_name"),
      sql<string | null>`coalesce(talent.phone, resume.contacts ->> 'phone')`.as("phone"),
      isNamedTo({ viewerId: null, spaceId: sql.ref("offer.space_id") }, sql.ref("talent.id"), "settings").as(
        "show_name",
      ),
      sql<boolean>`coalesce(settings.show_contacts, false)`.as("show_contacts"),
    ]);

export const findOffer = (db: Db, now: Date, id: string): Promise<OfferRow | undefined> =>
  offers(db, now).where("offer.id", "=", id).executeTakeFirst() as Promise<OfferRow | undefined>;

/** Locks a contact offer, which serialises answering and withdrawing. */
export const lockOffer = (tx: Tx, now: Date, id: string): Promise<OfferRow | undefined> =>
  offers(tx, now).where("offer.id", "=", id).forNoKeyUpdate("offer").executeTakeFirst() as Promise<
    OfferRow | undefined
  >;

export async function insertOffer(tx: Tx, values: Insertable<Tables["contact_offers"]>): Promise<void> {
  await tx.insertInto("contact_offers").values(values).execute();
}

export async function saveOffer(tx: Tx, id: string, change: Updateable<Tables["contact_offers"]>): Promise<void> {
  await tx.updateTable("contact_offers").set(change).where("id", "=", id).execute();
}
