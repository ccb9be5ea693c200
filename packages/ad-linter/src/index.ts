import type { Ad } from "./ad.ts";
import { en, passedEn } from "./texts/en.ts";
import { it, passedIt } from "./texts/it.ts";
import type { PassedCheckTexts, RuleTexts } from "./texts/texts.ts";

export { ruleIds, severities, type Ad, type AdField, type Finding, type RuleId, type Severity } from "./ad.ts";
export { isRewrite, type FindingFix } from "./fix.ts";
export { fixed, lint } from "./lint.ts";
export { passed } from "./passed.ts";
export type { PassedCheckId, RuleText } from "./texts/texts.ts";

/** The texts of all rules. The type makes sure that every rule has its texts in every language. */
export const ruleTexts: Record<Ad["lang"], RuleTexts> = { it, en };
export const passedTexts: Record<Ad["lang"], PassedCheckTexts> = { it: passedIt, en: passedEn };
