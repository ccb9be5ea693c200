import { addToOutbox, type Tx } from "@orbita/db";
import { destinationsOf, type Actor, type Ctx, type Event, type Membership, type Tell } from "@orbita/features";
import { sql } from "kysely";

export type Person = { readonly id: string; readonly memberships: readonly Membership[] };

const tellInto =
  (tx: Tx): Tell =>
  (event, payload) =>
    addToOutbox(tx, {
      name: event.name,
      payload: event.payload.parse(payload),
      destinations: destinationsOf(event as unknown as Event),
    });

/**
 * The context of a request by that person at that moment, inside the demo's one transaction: the demo is written by the
 * functions that people's clicks run, and its history names who did what.
 */
export async function actAs(tx: Tx, person: Person, now: Date): Promise<Ctx> {
  await sql`select set_config('orbita.actor', ${person.id}, true), set_config('orbita.why', 'demo data', true)`.execute(
    tx,
  );
  const actor: Actor = {
    id: person.id,
    sessionId: null,
    admin: false,
    emailVerified: true,
    memberships: person.memberships,
    spaceId: person.memberships[0]?.spaceId ?? null,
  };
  // Opening a Space and writing a post reach for nothing else of the context; neither search nor mail are needed here.
  const platform = { prices: { clickCents: 45, dailyBudgetMinCents: 500, clicksPerMinute: 20 } };
  // Nobody of the demo is written to.
  const enqueue = async () => {};
  return { tx, actor, now, platform, enqueue, tell: tellInto(tx) } as unknown as Ctx;
}
