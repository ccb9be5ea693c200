import { setTimeout as sleep } from "node:timers/promises";
import { ProblemError } from "@orbita/contract";
import { startProcess, type RunningProcess } from "@orbita/testing";
import { Client } from "@stomp/stompjs";
import { expect } from "vitest";
import { startApi, type ApiClient } from "../../../api/test/support/harness.ts";
import { aPerson } from "../../../api/test/support/people.ts";

/** The limit of the specification in milliseconds: hidden content is gone everywhere within two seconds, so an admin need not wait to check. */
export const withinMs = 2_000;

export const why = {
  ground: "terms" as const,
  rule: "Regola 3: niente soldi in anticipo",
  explanation: "Chiede soldi prima di un colloquio, e non dice per chi.",
};

export type HidingWorld = Awaited<ReturnType<typeof hidingWorld>>;

/** Starts the whole API, a worker process that relays to the real index and broker, and an admin. */
export async function hidingWorld() {
  const api = await startApi();
  await api.createIndexes();
  const { OPENSEARCH_PREFIX, VALKEY_PREFIX, S3_PREFIX, SESSION_KEY } = api.config;
  const worker: RunningProcess = await startProcess("worker", {
    DATABASE_URL: api.database.url,
    OPENSEARCH_PREFIX,
    VALKEY_PREFIX,
    S3_PREFIX,
    SESSION_KEY,
  });
  await worker.ready();
  const { client: admin } = await aPerson(api, { admin: true });
  const stop = async () => {
    await worker.stop();
    await api.stop();
  };
  return { api, admin, stop };
}

type AdminRouteGroup = "adminUser" | "adminSpace" | "adminJobpost" | "adminResume" | "adminApplication";

/** Hides or restores an entity like the back office: hiding needs a statement of reasons, restoring a reason. */
export const setEnabled = (admin: ApiClient, kind: AdminRouteGroup, id: string, enabled: boolean) =>
  admin[kind].enable(
    { params: { id, flag: enabled ? "true" : "false" }, body: { statement: enabled ? null : why } },
    { reason: enabled ? "Era un errore nostro." : "Segnalazione al telefono" },
  );

/** Opens a browser tab with a realtime connection. */
export async function openTab(client: ApiClient) {
  const door = (await client.realtime.open({}))!;
  const heard: string[] = [];
  const socket = { open: false };
  const stomp = new Client({
    brokerURL: door.url,
    connectHeaders: { login: door.queue.slice(0, door.queue.lastIndexOf(".")), passcode: door.token, host: "rt" },
    reconnectDelay: 0,
    onConnect: () => {
      socket.open = true;
      stomp.subscribe(`/amq/queue/${door.queue}`, ({ body }) => {
        const { type, id } = JSON.parse(body) as { type: string; id: string };
        heard.push(`${type} ${id}`);
      });
    },
    onWebSocketClose: () => void (socket.open = false),
  });
  stomp.activate();
  for (let tries = 0; !socket.open && tries < 100; tries++) await sleep(50);
  await sleep(200);
  return { heard, isOpen: () => socket.open, close: () => stomp.deactivate({ force: true }) };
}

/** Returns a check that is true if the call succeeds, and false for any problem response. */
export const opens = (call: () => Promise<unknown>) => async (): Promise<boolean> => {
  try {
    await call();
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
};

export type VisibilityChecks = Record<string, () => Promise<boolean>>;

/**
 * Measures how long it takes until each place shows the expected state, in milliseconds from the response to the action; Infinity
 * after the timeout. All places are polled concurrently, as users would.
 */
export async function timesUntil(
  places: VisibilityChecks,
  shown: boolean,
  patienceMs = 2 * withinMs,
): Promise<Record<string, number>> {
  const begin = performance.now();
  const until = async (look: () => Promise<boolean>): Promise<number> => {
    for (;;) {
      if ((await look()) === shown) return Math.round(performance.now() - begin);
      if (performance.now() - begin > patienceMs) return Infinity;
      await sleep(40);
    }
  };
  const times = await Promise.all(
    Object.entries(places).map(async ([name, look]) => [name, await until(look)] as const),
  );
  return Object.fromEntries(times);
}

export const late = (times: Record<string, number>): string[] =>
  Object.entries(times)
    .filter(([, ms]) => ms > withinMs)
    .map(([name, ms]) => `${name}: ${ms} ms`);

/** Prints the measured times as one line of JSON. */
export const say = (what: string, times: Record<string, number>): void => {
  process.stdout.write(`${JSON.stringify({ hiding: what, slowest: Math.max(...Object.values(times)), ...times })}\n`);
};

type HidingAction = { readonly set: (enabled: boolean) => Promise<unknown>; readonly also?: VisibilityChecks };

/**
 * Checks that an entity is visible, then hidden everywhere in time (including `also`). Returns a function that restores it and
 * checks that it is visible again in time.
 */
export async function comesAndGoes(what: string, places: VisibilityChecks, { set, also = {} }: HidingAction) {
  // The first appearance may take up to 20 seconds, because it is not what is measured.
  const first = await timesUntil(places, true, 20_000);
  expect(Object.values(first), "not there to begin with").not.toContain(Infinity);
  await set(false);
  const gone = await timesUntil({ ...places, ...also }, false);
  say(`${what}: gone`, gone);
  expect(late(gone)).toEqual([]);
  return async () => {
    await set(true);
    const back = await timesUntil(places, true);
    say(`${what}: back`, back);
    expect(late(back)).toEqual([]);
  };
}

/** Returns a check that is true until the tab receives this change event. */
export const waitsFor = (heard: readonly string[], hint: string) => async () => !heard.includes(hint);
