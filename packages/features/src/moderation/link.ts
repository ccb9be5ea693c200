import type { UnsubscribeTokens } from "@orbita/platform";

/** Signed like unsubscribe links, for another purpose and with a case id instead of a user id. */
const purpose = "moderation.appeal";

export const tokenOfCase = (tokens: UnsubscribeTokens, caseId: string): string =>
  tokens.sign({ userId: caseId, kind: purpose });

/** Null if the token is invalid or has another purpose. */
export function caseOfToken(tokens: UnsubscribeTokens, token: string): string | null {
  const said = tokens.open(token);
  return said?.kind === purpose ? said.userId : null;
}
