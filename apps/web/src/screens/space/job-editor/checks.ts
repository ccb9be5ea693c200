import type { Finding } from "@orbita/ad-linter";
import type { FieldError } from "@orbita/contract/errors/fields";
import { missingOf, type PublishableField } from "~/domain/job-posts/missing.ts";

export type MissingField = FieldError & { field: PublishableField };

/** Fields that both the contract's rules and the linter check. The linter's finding is shown, because it also names the law. */
const said: Partial<Record<PublishableField, Finding["rule"]>> = {
  salaryMin: "payMissing",
  salaryMax: "payMissing",
  ccnl: "ccnlMissing",
};

/**
 * Merges the missing fields and the linter's findings of a post without duplicates. `blocks` counts those that block publication.
 */
export function checksOf(errors: readonly FieldError[], findings: readonly Finding[]) {
  const rules = new Set(findings.map(({ rule }) => rule));
  const missing = missingOf(errors).filter(({ field, code }) => {
    const rule = said[field];
    return !(rule && code === "field.required" && rules.has(rule));
  });
  const blocking = findings.filter(({ severity }) => severity === "error");
  const advice = findings.filter(({ severity }) => severity === "advice");
  return { missing, blocking, advice, blocks: missing.length + blocking.length };
}

/** The path of the form field that a finding is about. */
export function pathOf({ field }: Finding): string {
  const question = /^questions\.(\d+)$/.exec(field)?.[1];
  if (question !== undefined) return `screeningQuestions.${question}.text`;
  return field === "employer" ? "description" : field;
}
