import type { Valkey } from "../valkey/client.ts";
import type { Present, Presences, Seat } from "./port.ts";

type Options = {
  valkey: Valkey;
  /** Prefix of every key, for installations that share a server. */
  prefix: string;
  /** A seat without a heartbeat for this long expires. */
  seconds: number;
};

const fieldOf = ({ userId, tab }: Seat): string => `${userId}:${tab}`;
const nobody = { present: [], changed: false };

/** Each user once; writing if any of their tabs is writing. */
function peopleIn(seats: ReadonlyMap<string, string | null>): Present[] {
  const people = new Map<string, string | null>();
  for (const [field, writing] of seats) {
    const userId = field.slice(0, field.indexOf(":"));
    people.set(userId, people.get(userId) ?? writing);
  }
  return [...people].map(([userId, writing]) => ({ userId, writing }));
}

/** One hash per room: for each seat the time of its last heartbeat and what the user is writing to. */
export function createPresences({ valkey, prefix, seconds }: Options): Presences {
  const keyOf = (room: string) => `${prefix}presence:${room}`;

  /** Returns the live seats and deletes expired seats. */
  async function seatsIn(key: string, all: Record<string, string>): Promise<Map<string, string | null>> {
    const [now] = await valkey.time();
    const parted = Object.entries(all).map(([field, value]) => [field, ...value.split("|")] as const);
    const silent = parted.filter(([, at]) => Number(now) - Number(at) >= seconds).map(([field]) => field);
    if (silent.length > 0) await valkey.hdel(key, ...silent);
    return new Map(
      parted.filter(([field]) => !silent.includes(field)).map(([field, , writing]) => [field, writing || null]),
    );
  }

  /** If Valkey is unavailable, reports nobody instead of failing or waiting. */
  const orNobody = async (work: () => Promise<{ present: Present[]; changed: boolean }>) => work().catch(() => nobody);

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
