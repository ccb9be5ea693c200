import { expect, test, vi } from "vitest";
import { createWebSessions, InnerUnavailable } from "./web-sessions.ts";

const innerUrl = "http://inner.example";

function sessionsAnswering(answer: () => Response | Promise<Response>, now = 0) {
  const send = vi.fn<typeof fetch>(async () => answer());
  const clock = { now };
  const sessions = createWebSessions({ innerUrl, secret: "s", fetch: send, now: () => clock.now });
  return { sessions, send, clock };
}

const token = (expiresAt: number) => () => Response.json({ accessToken: `t${expiresAt}`, expiresAt });

test("the access token of a web session is requested once and cached until a minute before its expiry", async () => {
  const { sessions, send, clock } = sessionsAnswering(token(600_000));
  expect(await Promise.all([sessions.trade("c"), sessions.trade("c")])).toEqual(["t600000", "t600000"]);
  clock.now = 539_999;
  await sessions.trade("c");
  expect(send).toHaveBeenCalledTimes(1);
  clock.now = 540_000;
  await sessions.trade("c");
  expect(send).toHaveBeenCalledTimes(2);
});

test("access token for an unknown cookie → null; for an unavailable api → an error", async () => {
  const gone = sessionsAnswering(() => new Response(null, { status: 404 }));
  expect(await gone.sessions.trade("c")).toBeNull();
  const silent = sessionsAnswering(() => Promise.reject(new TypeError("refused")));
  await expect(silent.sessions.trade("c")).rejects.toBeInstanceOf(InnerUnavailable);
  const failing = sessionsAnswering(() => new Response(null, { status: 500 }));
  await expect(failing.sessions.trade("c")).rejects.toBeInstanceOf(InnerUnavailable);
});

test("access token of a forgotten web session → requested again, with the internal secret", async () => {
  const { sessions, send } = sessionsAnswering(token(600_000));
  await sessions.trade("c");
  sessions.forget("c");
  await sessions.trade("c");
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[0]?.[0]).toBe(`${innerUrl}/web-session/trade`);
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get("x-inner-secret")).toBe("s");
});
