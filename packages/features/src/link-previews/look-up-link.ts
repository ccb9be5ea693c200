import { randomUUIDv7 } from "node:crypto";
import { linkLimits, type ProblemCode, type FileAnswer } from "@orbita/contract";
import { perDatabase } from "@orbita/db";
import { FetchFailed, FetchRefused, StorageUnavailable, type ObjectStorage } from "@orbita/platform";
import type { StepCtx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { copyPicture } from "./copy-picture.ts";
import { decodePage } from "./decode-page.ts";
import { factsOfPage, factsOfSite } from "./facts.ts";
import {
  findPicture,
  findPreview,
  saveLookupFailure,
  savePreview,
  type LinkLookupKind,
  type LinkPreviewRow,
} from "./queries.ts";
import { readPage } from "./read-page.ts";

type LookupProblem = Extract<ProblemCode, "link.refused" | "link.unreachable" | "link.nothingToShow">;
type LookupResult = { readonly preview: LinkPreviewRow } | { readonly failure: LookupProblem };

const read = { page: factsOfPage, site: factsOfSite } as const;

/** Reasons of a failed fetch that mean that the site answered, but not with a usable web page. */
const useless = new Set<FetchFailed["reason"]>(["type", "encoding", "tooLong"]);
function failureOf(error: unknown): LookupProblem {
  if (error instanceof FetchRefused) return "link.refused";
  if (!(error instanceof FetchFailed)) throw error;
  return useless.has(error.reason) ? "link.nothingToShow" : "link.unreachable";
}

const isFresh = ({ failure, fetched_at: at }: LinkPreviewRow, now: Date): boolean =>
  now.getTime() - at.getTime() < (failure === null ? linkLimits.keptHours * 60 : linkLimits.failedMinutes) * 60_000;

async function readShown(ctx: StepCtx, asked: LinkLookupKind, url: string) {
  const fetched = await ctx.platform.fetcher.get(url, {
    types: [/^text\/html$/, /^application\/xhtml\+xml$/],
    maxBytes: linkLimits.bytes,
    longer: "cut",
    accept: "text/html, application/xhtml+xml",
  });
  const { pictures, ...facts } = read[asked](readPage(decodePage(fetched)), fetched.url);
  const wordless = facts.title === null && (asked === "page" || facts.description === null);
  if (wordless && (asked === "page" || pictures.length === 0)) return null;
  return { ...facts, ...(await copyPicture(ctx, pictures, asked)) };
}

async function fetchAndKeep(ctx: StepCtx, asked: LinkLookupKind, url: string): Promise<LookupResult> {
  const seen = { id: randomUUIDv7(), asked, url, now: ctx.now };
  const refuse = async (failure: LookupProblem): Promise<LookupResult> => {
    await ctx.prepare(({ tx }) => saveLookupFailure(tx, seen, failure));
    return { failure };
  };
  try {
    const shown = await readShown(ctx, asked, url);
    if (shown === null) return await refuse("link.nothingToShow");
    const { preview, dropped } = await ctx.prepare(({ tx }) => savePreview(tx, seen, shown));
    // If the old picture cannot be removed now, `forgetPreviews` removes it later.
    if (dropped !== null) await ctx.platform.storage.remove([dropped]).catch(() => {});
    return { preview };
  } catch (error) {
    // Our own fetcher was busy, which says nothing about the page, so the failure is not stored.
    if (error instanceof FetchFailed && error.reason === "busy") return { failure: "link.unreachable" };
    return refuse(failureOf(error));
  }
}

const underWayOf = perDatabase(() => new Map<string, Promise<LookupResult>>());

/** Single flight: concurrent lookups of the same link share one request. */
function fetchOnce(ctx: StepCtx, asked: LinkLookupKind, url: string): Promise<LookupResult> {
  const underWay = underWayOf(ctx.tx);
  const key = `${asked} ${url}`;
  const found = underWay.get(key) ?? fetchAndKeep(ctx, asked, url).finally(() => underWay.delete(key));
  underWay.set(key, found);
  return found;
}

/** Returns a link preview from the cache or from the page itself. Never call it inside a transaction, because fetching a page is slow. */
export async function lookUpLink(ctx: StepCtx, asked: LinkLookupKind, given: string): Promise<LinkPreviewRow> {
  const parsed = URL.parse(given) ?? fail("link.refused");
  parsed.hash = "";
  const url = parsed.href;
  const kept = await findPreview(ctx.tx, asked, url);
  if (kept && isFresh(kept, ctx.now)) return kept.failure === null ? kept : fail(kept.failure as LookupProblem);
  const found = await fetchOnce(ctx, asked, url);
  return "preview" in found ? found.preview : fail(found.failure);
}

async function* bytesOf(storage: ObjectStorage, key: string): AsyncGenerator<Uint8Array> {
  try {
    yield* storage.get(key);
  } catch (error) {
    if (error instanceof StorageUnavailable) fail("link.nothingToShow");
    throw error;
  }
}

/** Anybody may read a preview picture: it was public on the web and does not reveal which user requested the preview. */
export async function readPicture({ tx, platform }: ReadCtx, id: string): Promise<FileAnswer> {
  const { image_key: key, image_type: type } = (await findPicture(tx, id)) ?? fail("link.nothingToShow");
  const name = key!.split("/").at(-1)!;
  return { stream: bytesOf(platform.storage, key!), type: type!, size: null, name, inline: true, tag: name };
}
