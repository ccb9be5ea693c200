import type { FileAnswer } from "@orbita/contract";
import { StorageUnavailable, type ObjectStorage } from "@orbita/platform";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findPicture } from "./queries.ts";

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
