import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Stating } from "@orbita/contract/back-office/entity";
import { ruleWords } from "~/domain/moderation/rule-words.ts";

/** Suggested rules for disabling a person, a Space or their content. The admin can also type another rule. */
const terms: readonly MessageDescriptor[] = [
  msg`Terms, the account: one person, one account`,
  msg`Terms, the account: who one is and what one did is true`,
  msg`Terms, Spaces: only for who acts for the company`,
  msg`Terms, job posts: pay and contract are said, and no money is asked`,
  msg`Terms: no insults, hate or discrimination`,
];

export const rulesFor = (kind: string, ground: Stating["ground"]): readonly MessageDescriptor[] =>
  ground === "terms" && !["post", "comment", "channel"].includes(kind) ? terms : ruleWords[ground];
