/** Returns the number of open connections, from the management API. The request also works if the broker collects no statistics. */
export async function countConnections(managementUrl: string): Promise<number> {
  const { origin, username, password } = new URL(managementUrl);
  const asker = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const answer = await fetch(`${origin}/api/connections?page=1&page_size=1&columns=name`, {
    headers: { authorization: `Basic ${Buffer.from(asker).toString("base64")}` },
    signal: AbortSignal.timeout(2_000),
  });
  if (!answer.ok) throw new Error(`the broker answered ${answer.status}`);
  const { filtered_count: count } = (await answer.json()) as { filtered_count: number };
  return count;
}
