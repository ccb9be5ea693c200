import type { MyContactRequest, ContactRequestState, Resume, VerifiedFacts } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { isNamedTo } from "../kernel/anonymity.ts";
import { verifiedFactsOf } from "../kernel/verified.ts";

export type ContactRequestColumns = Selectable<Tables["contact_offers"]>;
export type ContactRequestRow = ContactRequestColumns & {
  /** The current state of the contact request. An overdue one counts as expired, even before the routine has marked it. */
  stands: ContactRequestState;
  labels: MyContactRequest["labels"];
  space_name: string;
  space_url: string;
  space_verification: VerifiedFacts;
  space_logo: string | null;
  post_title: string | null;
  post_open: boolean;
  maker: string | null;
  /** Whether the author of the contact request agreed to be named to talents. */
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
  sql<ContactRequestState>`case when request.state = 'sent' and request.expires_at <= ${now} then 'expired' else request.state end`;

const itsLabels = sql<MyContactRequest["labels"]>`(
  select json_object_agg(code, json_build_object('it', label_it, 'en', label_en)) from vocabulary_entries
  where code in (request.contract_type, request.contract_economic_type, request.workplace_type))`;

export const contactRequests = (db: Db, now: Date) =>
  db
    .selectFrom("contact_offers as request")
    .innerJoin("spaces as space", "space.id", "request.space_id")
    .innerJoin("resumes as resume", "resume.id", "request.resume_id")
    .innerJoin("users as talent", "talent.id", "resume.owner_id")
    .leftJoin("user_settings as settings", "settings.user_id", "talent.id")
    .leftJoin("job_posts as post", "post.id", "request.job_post_id")
    .leftJoin("users as maker", "maker.id", "request.made_by")
    .leftJoin("members as member", (join) =>
      join.onRef("member.space_id", "=", "request.space_id").onRef("member.user_id", "=", "request.made_by"),
    )
    .selectAll("request")
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
      isNamedTo({ viewerId: null, spaceId: sql.ref("request.space_id") }, sql.ref("talent.id"), "settings").as(
        "show_name",
      ),
      sql<boolean>`coalesce(settings.show_contacts, false)`.as("show_contacts"),
    ]);

export const findContactRequest = (db: Db, now: Date, id: string): Promise<ContactRequestRow | undefined> =>
  contactRequests(db, now).where("request.id", "=", id).executeTakeFirst() as Promise<ContactRequestRow | undefined>;

/** Locks a contact request, which serialises answering and withdrawing. */
export const lockContactRequest = (tx: Tx, now: Date, id: string): Promise<ContactRequestRow | undefined> =>
  contactRequests(tx, now).where("request.id", "=", id).forNoKeyUpdate("request").executeTakeFirst() as Promise<
    ContactRequestRow | undefined
  >;

export async function insertContactRequest(tx: Tx, values: Insertable<Tables["contact_offers"]>): Promise<void> {
  await tx.insertInto("contact_offers").values(values).execute();
}

export async function saveContactRequest(
  tx: Tx,
  id: string,
  change: Updateable<Tables["contact_offers"]>,
): Promise<void> {
  await tx.updateTable("contact_offers").set(change).where("id", "=", id).execute();
}
