import type { JobSuggestion } from "@orbita/contract";
import { vi } from "vitest";

export const aSuggestion = (
  kind: JobSuggestion["kind"],
  it: string,
  fields: Partial<JobSuggestion> = {},
): JobSuggestion => ({
  kind,
  id: it,
  label: { it, en: it },
  matched: null,
  corrected: false,
  from: 0,
  text: it,
  url: null,
  count: 4,
  ...fields,
});
/** The answer for “dev”. */
export const developers = [
  aSuggestion("occupation", "Developer backend", { count: 47 }),
  aSuggestion("occupation", "Web developer", { count: 1 }),
  aSuggestion("skill", "Development of apps", { count: 22 }),
  aSuggestion("space", "Devon Software", { text: null, url: "devon" }),
  aSuggestion("place", "Devero", { corrected: true }),
];

type SentRequest = { q: string; filters: string | null; signal: AbortSignal | null | undefined };
type Answers = Record<string, readonly JobSuggestion[] | Promise<readonly JobSuggestion[]>>;

/** Answers suggestions by their typed text, and each place with Genova. A text without an answer fails. */
export function answerSuggestions(answers: Answers): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, "http://localhost");
    const json = (body: unknown) =>
      new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
    if (url.pathname === "/api/v1/location/search")
      return json({ content: [{ id: "D969", city: "Genova", province: "GE", country: "IT", lat: 44.4, lon: 8.9 }] });
    const q = url.searchParams.get("q") ?? "";
    sent.push({ q, filters: url.searchParams.get("filters"), signal: init?.signal });
    const found = await answers[q];
    if (!found) throw new TypeError(`nothing answers for ${q}`);
    return json(found);
  });
  return sent;
}
