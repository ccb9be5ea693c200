import { Ajv } from "ajv";
import formats from "ajv-formats";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import schema from "../schemas/job-posting.schema.json" with { type: "json" };
import organization from "../schemas/organization.schema.json" with { type: "json" };
import { product } from "./product.ts";

export type RawPage = { status: number; html: string };

/** Requests a page without running scripts, as a search engine receives it. */
export async function rawPage(path: string, headers: Record<string, string> = {}): Promise<RawPage> {
  const answer = await fetch(product().origin + path, { headers, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
}

const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Returns the validation problems of the page's HTML, one line each. */
export async function htmlProblems({ html }: RawPage): Promise<string[]> {
  const { results } = await validator.validateString(html, `${import.meta.dirname}/page.html`);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const linkedData = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

export const linkedDataOf = ({ html }: RawPage): unknown[] =>
  [...html.matchAll(linkedData)].map(([, json]) => JSON.parse(json ?? "null") as unknown);

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
formats.default(ajv);
/** Validates structured data against Google's requirements; returns the problems. */
function problemsBy(law: object): (data: unknown) => string[] {
  const isOne = ajv.compile(law);
  return (data) =>
    isOne(data) ? [] : (isOne.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

export const jobPostingProblems = problemsBy(schema);
export const organizationProblems = problemsBy(organization);
