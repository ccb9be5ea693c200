import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ModerationCase } from "@orbita/contract";

type ModerationGround = NonNullable<ModerationCase["ground"]>;

/** Suggested rules for a decision. The admin can also type another rule. */
export const ruleLabels: Record<ModerationGround, readonly MessageDescriptor[]> = {
  terms: [
    msg`Terms of use, feed: no advertising or fraud`,
    msg`Terms of use, feed: job offers must state salary and contract and must not ask for money`,
    msg`Terms of use, feed: no insults, hate or discrimination`,
    msg`Terms of use, feed: no personal data or images of other people without permission`,
  ],
  law: [
    msg`Legislative Decree 276/2003, art. 11: job seekers must not be charged for being hired`,
    msg`Legislative Decree 276/2003, art. 10: no discrimination when selecting workers`,
    msg`Criminal Code, art. 595: defamation`,
    msg`Criminal Code, art. 604-bis: incitement to discrimination`,
    msg`Criminal Code, art. 640: fraud`,
    msg`GDPR, art. 6: personal data published without a legal basis`,
  ],
};
