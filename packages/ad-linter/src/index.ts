import type { Ad } from "./ad.ts";
import { en, passedEn } from "./texts/en.ts";
import { it, passedIt } from "./texts/it.ts";
import type { PassedTexts, RuleTexts } from "./texts/texts.ts";

export { ruleIds, severities, type Ad, type Field, type Finding, type RuleId, type Severity } from "./ad.ts";
export { isRewrite, type Fix } from "./fix.ts";
export { fixed, lint } from "./lint.ts";
export { passed } from "./passed.ts";
export type { PassedId, RuleText } from "./texts/texts.ts";

/** A rule or a language without its texts does not compile. */
export const ruleTexts: Record<Ad["lang"], RuleTexts> = { it, en };
export const passedTexts: Record<Ad["lang"], PassedTexts> = { it: passedIt, en: passedEn };
