import type { UnsubscribeTokens } from "@orbita/platform";

/** Signed as the links that end a subscription are, for another purpose and with a case in the place of a person. */
const purpose = "moderation.appeal";

export const tokenOfCase = (tokens: UnsubscribeTokens, caseId: string): string =>
  tokens.sign({ userId: caseId, kind: purpose });

/** null: not of our making, or made for something else. */
export function caseOfToken(tokens: UnsubscribeTokens, token: string): string | null {
  const said = tokens.open(token);
  return said?.kind === purpose ? said.userId : null;
}
