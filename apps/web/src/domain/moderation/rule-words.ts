import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ModerationCase } from "@orbita/contract";

type Ground = NonNullable<ModerationCase["ground"]>;

/** Suggested rules for a decision. The admin can also type another rule. */
export const ruleWords: Record<Ground, readonly MessageDescriptor[]> = {
  terms: [
    msg`Terms, the feed: no advertising and no fraud`,
    msg`Terms, the feed: a job offer says pay and contract, and asks for no money`,
    msg`Terms, the feed: no insults, hate or discrimination`,
    msg`Terms, the feed: nobody else’s data or pictures without permission`,
  ],
  law: [
    msg`Legislative Decree 276/2003, art. 11: workers are not charged for being hired`,
    msg`Legislative Decree 276/2003, art. 10: no discrimination in the choice of workers`,
    msg`Criminal Code, art. 595: defamation`,
    msg`Criminal Code, art. 604-bis: incitement to discrimination`,
    msg`Criminal Code, art. 640: fraud`,
    msg`GDPR, art. 6: personal data published without a legal basis`,
  ],
};
