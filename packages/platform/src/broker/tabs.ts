/** The name under which a session's browser tabs appear at the broker: their username, and the prefix of their queue names. */
export const tabsOf = ({ userId, sessionId }: { userId: string; sessionId: string }): string =>
  `u.${userId}.${sessionId}`;
export const guestTabs = "u.guest";

export type TabCloser = (session: { userId: string; sessionId: string }) => Promise<void>;

const answerMs = 5_000;
const pageSize = 100;

/**
 * Closes the realtime access of a session: deletes its queues, because its tokens could otherwise read them again, then closes its
 * connections. Uses the management API, because AMQP can neither find queues by prefix nor close connections of others.
 */
export function closeTabsBy(managementUrl: string): TabCloser {
  const { origin, username, password } = new URL(managementUrl);
  const authorization = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`;
  const ask = async (method: "GET" | "DELETE", path: string): Promise<Response> => {
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { authorization },
      signal: AbortSignal.timeout(answerMs),
    });
    // 404 is a success: the queue or connection is already gone.
    if (!answer.ok && answer.status !== 404) throw new Error(`the broker answered ${answer.status}`);
    return answer;
  };
  const queuesOf = async (owner: string): Promise<string[]> => {
    const name = encodeURIComponent(`^${owner.replaceAll(".", String.raw`\.`)}\\.`);
    const answer = await ask("GET", `queues/rt?columns=name&use_regex=true&name=${name}&page=1&page_size=${pageSize}`);
    const { items } = (await answer.json()) as { items: { name: string }[] };
    return items.map((queue) => queue.name);
  };
  return async (session) => {
    const owner = tabsOf(session);
    for (let queues = await queuesOf(owner); queues.length > 0; queues = await queuesOf(owner))
      await Promise.all(queues.map((queue) => ask("DELETE", `queues/rt/${encodeURIComponent(queue)}`)));
    await ask("DELETE", `connections/username/${encodeURIComponent(owner)}`);
  };
}
