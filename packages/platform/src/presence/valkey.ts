import type { Valkey } from "../valkey/client.ts";
import type { PresentUser, PresenceTracker, TabPresence } from "./port.ts";

type PresenceOptions = {
  valkey: Valkey;
  /** Prefix of every key, for installations that share a server. */
  prefix: string;
  /** Seconds after which a tab without a heartbeat counts as closed. */
  seconds: number;
};

const fieldOf = ({ userId, tab }: TabPresence): string => `${userId}:${tab}`;
const nobody = { present: [], changed: false };

/** The users behind the open tabs, each once. A user counts as writing if any of their tabs is writing. */
function peopleIn(seats: ReadonlyMap<string, string | null>): PresentUser[] {
  const people = new Map<string, string | null>();
  for (const [field, writing] of seats) {
    const userId = field.slice(0, field.indexOf(":"));
    people.set(userId, people.get(userId) ?? writing);
  }
  return [...people].map(([userId, writing]) => ({ userId, writing }));
}

/**
 * Presence in Valkey, with one hash per page (room): for each tab, the time of its last heartbeat and the id of the note that the
 * user is editing.
 */
export function createPresences({ valkey, prefix, seconds }: PresenceOptions): PresenceTracker {
  const keyOf = (room: string) => `${prefix}presence:${room}`;

  /** Returns the tabs that are still open and deletes the expired ones. */
  async function seatsIn(key: string, all: Record<string, string>): Promise<Map<string, string | null>> {
    const [now] = await valkey.time();
    const parted = Object.entries(all).map(([field, value]) => [field, ...value.split("|")] as const);
    const silent = parted.filter(([, at]) => Number(now) - Number(at) >= seconds).map(([field]) => field);
    if (silent.length > 0) await valkey.hdel(key, ...silent);
    return new Map(
      parted.filter(([field]) => !silent.includes(field)).map(([field, , writing]) => [field, writing || null]),
    );
  }

  /** Reports that nobody is present if Valkey is unavailable, instead of failing or waiting. */
  const orNobody = async (work: () => Promise<{ present: PresentUser[]; changed: boolean }>) =>
    work().catch(() => nobody);

  return {
    enter: (room, seat, writing) =>
      orNobody(async () => {
        const key = keyOf(room);
        const field = fieldOf(seat);
        const before = await seatsIn(key, await valkey.hgetall(key));
        const [now] = await valkey.time();
        await valkey
          .multi()
          .hset(key, field, `${now}|${writing ?? ""}`)
          .expire(key, seconds)
          .exec();
        const after = new Map(before).set(field, writing);
        return { present: peopleIn(after), changed: !before.has(field) || before.get(field) !== writing };
      }),
    leave: (room, seat) =>
      orNobody(async () => {
        const key = keyOf(room);
        const gone = await valkey.hdel(key, fieldOf(seat));
        const left = await seatsIn(key, await valkey.hgetall(key));
        return { present: peopleIn(left), changed: gone > 0 };
      }),
  };
}
