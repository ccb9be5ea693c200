import { createHash } from "node:crypto";
import { basePath, productName } from "@orbita/contract/product";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { splitAddress } from "../src/shell/i18n/locale.ts";
import { maintenance } from "./problem.ts";
import { drawJob, drawSpace, type DrawingElement } from "./share-drawing.ts";
import { asPngUrl, renderShare } from "./share-render.ts";
import type { ShareLanguage } from "./share-texts.ts";

/** Maximum number of images in the cache; an image has about 40 KB. */
const keptImages = 200;
/** Maximum number of images that are drawn or queued. They are drawn one at a time, and further requests get a 503. */
const atATime = 12;
const logoSide = 224;

const address = /^\/(space|jobs)\/([^/]{1,100})\/share\.png$/;

const space = z.object({
  id: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  type: z.string(),
  authorisationNumber: z.string().nullable(),
  logo: z.string().nullable(),
  replyDays: z.number(),
  blindFirstStage: z.boolean(),
  openJobPosts: z.number(),
});
const job = z.object({
  spaceId: z.string(),
  title: z.string(),
  space: z.object({ name: z.string(), logo: z.string().nullish() }),
  location: z.object({ city: z.string() }).nullable(),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  contractType: z.string().nullable(),
  contractEconomicType: z.string().nullable(),
  weeklyHours: z.number().nullable(),
  workplaceType: z.string().nullable(),
  officePresence: z.number().nullable(),
  replyDays: z.number(),
});

export type ShareAddress = { kind: "space" | "jobs"; name: string; language: ShareLanguage };

/** Returns null if the URL is not that of a share image. The language comes from the path or from the query. */
export function shareAddress({ pathname, searchParams }: URL): ShareAddress | null {
  const [locale, path] = splitAddress(pathname);
  const found = address.exec(path);
  if (!found) return null;
  const asked = searchParams.get("lang") ?? locale;
  return { kind: found[1] as ShareAddress["kind"], name: found[2] ?? "", language: asked === "it" ? "it" : "en" };
}

/** The subject of a share image: the facts and the logo that it shows. Equal facts under an equal product name give equal images. */
type SharedSubject = { facts: unknown; logo: string | null; draw: (image: string | null) => DrawingElement };

function subjectOf(kind: ShareAddress["kind"], body: unknown, language: ShareLanguage): SharedSubject {
  if (kind === "space") {
    const facts = space.parse(body);
    return { facts, logo: facts.logo, draw: (image) => drawSpace(facts, language, image) };
  }
  const facts = job.parse(body);
  return { facts, logo: facts.space.logo ?? null, draw: (image) => drawJob(facts, language, image) };
}

const apiPath = { space: "/public/space/url/", jobs: "/public/jobpost/" } as const;

type ShareImageOptions = { apiUrl: string; fetch?: typeof fetch; mayWait?: number };

/** Draws the preview image of a link on the first request, and again when the facts in it change. */
export function createShareImages({ apiUrl, fetch: send = fetch, mayWait = atATime }: ShareImageOptions) {
  const kept = new LRUCache<string, Buffer>({ max: keptImages });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function logoOf(id: string | null): Promise<string | null> {
    if (!id) return null;
    const answer = await send(`${apiUrl}${basePath}/file/${id}?size=256`).catch(() => null);
    // If the logo cannot be loaded, the image shows the initials.
    return answer?.ok ? await asPngUrl(await answer.arrayBuffer(), logoSide).catch(() => null) : null;
  }

  /** Queues a drawing. Returns null if too many are waiting. */
  async function inTurn(draw: () => Promise<Buffer>): Promise<Buffer | null> {
    if (waiting >= mayWait) return null;
    waiting++;
    const turn = last.then(draw);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting--;
    }
  }

  async function imageOf(key: string, subject: SharedSubject): Promise<Buffer | null> {
    return (
      kept.get(key) ??
      (await inTurn(async () => {
        const drawn = kept.get(key) ?? (await renderShare(subject.draw(await logoOf(subject.logo))));
        kept.set(key, drawn);
        return drawn;
      }))
    );
  }

  return async function shareImage({ kind, name, language }: ShareAddress, request: Request, requestId: string) {
    const headers = { "x-request-scope": "public", "x-request-id": requestId };
    const answer = await send(`${apiUrl}${basePath}${apiPath[kind]}${name}`, { headers }).catch(() => null);
    if (!answer || answer.status >= 500) return maintenance(requestId);
    if (!answer.ok) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
    const subject = subjectOf(kind, await answer.json(), language);
    const key = createHash("sha256")
      .update(JSON.stringify([kind, language, productName, subject.facts]))
      .digest("base64url");
    const etag = `"${key.slice(0, 27)}"`;
    const caching = { etag, "cache-control": "public, max-age=30" };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: caching });
    const image = await imageOf(key, subject);
    if (!image) return maintenance(requestId);
    const body = request.method === "HEAD" ? null : new Uint8Array(image);
    return new Response(body, {
      headers: { ...caching, "content-type": "image/png", "content-length": String(image.length) },
    });
  };
}
