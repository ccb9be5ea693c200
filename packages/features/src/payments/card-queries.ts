import { randomUUIDv7 } from "node:crypto";
import type { Db, Tables, Tx } from "@orbita/db";
import type { ProviderCard } from "@orbita/platform";
import { sql, type Selectable, type Updateable } from "kysely";
import type { Payer } from "./payers.ts";

export type PaymentCardRow = Selectable<Tables["payment_methods"]>;

const owned = (db: Db, payer: Payer) =>
  db
    .selectFrom("payment_methods")
    .selectAll()
    .where("removed_at", "is", null)
    .$if("userId" in payer, (query) => query.where("user_id", "=", "userId" in payer ? payer.userId : null))
    .$if("spaceId" in payer, (query) => query.where("space_id", "=", "spaceId" in payer ? payer.spaceId : null));

/** The cards of a payer: the default first, then the newest. */
export const findPaymentCards = (db: Db, payer: Payer): Promise<PaymentCardRow[]> =>
  owned(db, payer).orderBy("is_default", "desc").orderBy("created_at", "desc").orderBy("id", "desc").execute();

/** The default card of a payer, which is used for automatic charges. */
export const findDefaultCard = (db: Db, payer: Payer): Promise<PaymentCardRow | undefined> =>
  owned(db, payer).where("is_default", "=", true).executeTakeFirst();

/** A card with this id, unless it was removed. The caller must check who owns it. */
export const findCard = (db: Db, id: string): Promise<PaymentCardRow | undefined> =>
  db.selectFrom("payment_methods").selectAll().where("id", "=", id).where("removed_at", "is", null).executeTakeFirst();

export const findRemovedCard = (db: Db, id: string): Promise<PaymentCardRow | undefined> =>
  db
    .selectFrom("payment_methods")
    .selectAll()
    .where("id", "=", id)
    .where("removed_at", "is not", null)
    .executeTakeFirst();

export const findCardByProviderId = (db: Db, providerId: string): Promise<PaymentCardRow | undefined> =>
  db.selectFrom("payment_methods").selectAll().where("provider_id", "=", providerId).executeTakeFirst();

/** Inserts a card. Returns undefined if the card already exists, for any owner. */
export async function insertPaymentCard(
  tx: Tx,
  payer: Payer,
  { id: providerId, brand, last4, expiresMonth, expiresYear }: ProviderCard,
  { isDefault, now }: { isDefault: boolean; now: Date },
): Promise<PaymentCardRow | undefined> {
  const words = { brand, last4, expires_month: expiresMonth, expires_year: expiresYear };
  const owner = "userId" in payer ? { user_id: payer.userId } : { space_id: payer.spaceId };
  return tx
    .insertInto("payment_methods")
    .values({ id: randomUUIDv7(), ...owner, provider_id: providerId, ...words, is_default: isDefault, created_at: now })
    .onConflict((conflict) => conflict.column("provider_id").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function changeCard(tx: Tx, id: string, change: Updateable<Tables["payment_methods"]>): Promise<void> {
  await tx.updateTable("payment_methods").set(change).where("id", "=", id).execute();
}

/** Whether a Space must keep a card: it has a sponsored job, an unpaid payment, or usage that is not invoiced yet. */
export async function needsCard(db: Db, spaceId: string): Promise<boolean> {
  const { rows } = await sql`
    select where exists (select from job_posts where space_id = ${spaceId} and status = 'published' and plan = 'premium')
      or exists (select from payments where space_id = ${spaceId} and status not in ('paid', 'canceled'))
      or exists (select from job_instances i join job_posts p on p.id = i.job_post_id
        where p.space_id = ${spaceId} and i.invoice_id is null and i.amount_cents > 0)`.execute(db);
  return rows.length > 0;
}
