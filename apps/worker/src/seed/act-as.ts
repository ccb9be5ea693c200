import { addToOutbox, type Tx } from "@orbita/db";
import {
  destinationsOf,
  type Actor,
  type Ctx,
  type EventDefinition,
  type Membership,
  type EmitEvent,
} from "@orbita/features";
import { sql } from "kysely";

export type SeededPerson = { readonly id: string; readonly memberships: readonly Membership[] };

const tellInto =
  (tx: Tx): EmitEvent =>
  (event, payload) =>
    addToOutbox(tx, {
      name: event.name,
      payload: event.payload.parse(payload),
      destinations: destinationsOf(event as unknown as EventDefinition),
    });

/**
 * The context of a request by this person at this time, inside the demo's one transaction. With it, the functions of real
 * requests write demo data, and the history names the actor of each change.
 */
export async function actAs(tx: Tx, person: SeededPerson, now: Date): Promise<Ctx> {
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
  // The demo is written by functions that need only the prices of the platform, and no other service such as search or mail.
  const platform = { prices: { clickCents: 45, dailyBudgetMinCents: 500, clicksPerMinute: 20 } };
  // Jobs are not enqueued, so the demo sends no mail.
  const enqueue = async () => {};
  return { tx, actor, now, platform, enqueue, tell: tellInto(tx) } as unknown as Ctx;
}
