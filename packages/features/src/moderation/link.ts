import type { UnsubscribeTokens } from "@orbita/platform";

/** Purpose of the signed appeal links. They are signed like unsubscribe links, but contain a case id instead of a user id. */
const purpose = "moderation.appeal";

export const tokenOfCase = (tokens: UnsubscribeTokens, caseId: string): string =>
  tokens.sign({ userId: caseId, kind: purpose });

/** The case id in a signed appeal link; null if the token is invalid or has another purpose. */
export function caseOfToken(tokens: UnsubscribeTokens, token: string): string | null {
  const said = tokens.open(token);
  return said?.kind === purpose ? said.userId : null;
}
