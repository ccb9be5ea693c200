const validDays = 180;

/** The text of /.well-known/security.txt (RFC 9116). It expires after 180 days, because the standard demands an expiry below a year. */
export function securityText(origin: string, now = new Date()): Response {
  const expires = new Date(now.getTime() + validDays * 86_400_000).toISOString();
  const lines = [
    `Contact: ${origin}/contact`,
    `Expires: ${expires}`,
    "Preferred-Languages: it, en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
