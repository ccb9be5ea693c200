import { basePath, fileTokenSeconds, type FileAnswer, type FilePurpose } from "@orbita/contract";
import { StorageUnavailable, type ObjectStorage } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { isOwnFile } from "./policy.ts";
import { findFileToRead } from "./queries.ts";
import { pickKey } from "./rules.ts";

/**
 * Access checks by file purpose. Each feature that uses files exports its check; `catalogue.ts` passes them all to
 * `fileHandlers`. The result decides who may read the file. If it is null because the file is not in use, or if the purpose has
 * no check, the general rule applies: only the owner may read the file, unless it is a public image.
 */
export type FileAccessChecks = Partial<Record<FilePurpose, (ctx: ReadCtx, id: string) => Promise<boolean | null>>>;

type FileRequest = { id: string; token?: string | undefined; size?: number | undefined };

/**
 * The file with this id, if its access check or the general rule allows the caller to read it, or if the caller has a signed
 * token for it. Otherwise fails as if the file did not exist.
 */
async function readable(ctx: ReadCtx, sights: FileAccessChecks, { id, token }: FileRequest) {
  const { tx, actor, platform, now } = ctx;
  const file = (await findFileToRead(tx, id)) ?? fail("file.notFound");
  const seen = (await sights[file.purpose]?.(ctx, id)) ?? null;
  const own = isOwnFile(actor, file);
  const open = file.visibility === "everyone" && file.owner_in_sight;
  const opened = token !== undefined && platform.fileTokens.opens(token, id, now);
  return (seen ?? (own || open)) || opened ? file : fail("file.notFound");
}

async function* bytesOf(storage: ObjectStorage, key: string): AsyncGenerator<Uint8Array> {
  try {
    yield* storage.get(key);
  } catch (error) {
    if (error instanceof StorageUnavailable) fail("file.downloadFailed");
    throw error;
  }
}

type ReadableFile = NonNullable<Awaited<ReturnType<typeof findFileToRead>>>;

function answerOf({ platform }: Pick<ReadCtx, "platform">, file: ReadableFile, size?: number): FileAnswer {
  const key = pickKey(file.object_keys, size);
  const whole = key === file.object_keys.at(-1);
  const image = file.type.startsWith("image/");
  return {
    stream: bytesOf(platform.storage, key),
    type: file.type,
    size: whole ? file.size : null,
    name: file.name,
    // Only images are shown inline, because we encoded them ourselves; documents are untrusted.
    inline: image,
    tag: image ? `${file.sha256.toString("base64url").slice(0, 16)}-${key.split("/").at(-1)!}` : null,
  };
}

export const downloadFile = async (ctx: ReadCtx, sights: FileAccessChecks, asked: FileRequest): Promise<FileAnswer> =>
  answerOf(ctx, await readable(ctx, sights, asked), asked.size);

/** Opens a file without an access check, for features that have their own check. */
export const openFile = async (ctx: ReadCtx, id: string): Promise<FileAnswer> =>
  answerOf(ctx, (await findFileToRead(ctx.tx, id)) ?? fail("file.notFound"));

export async function tokenForFile(ctx: ReadCtx, sights: FileAccessChecks, id: string) {
  await readable(ctx, sights, { id });
  const expires = new Date(ctx.now.getTime() + fileTokenSeconds * 1_000);
  const token = ctx.platform.fileTokens.sign(id, expires);
  return { token, url: `${basePath}/file/${id}?token=${token}`, expires: expires.toISOString() };
}
