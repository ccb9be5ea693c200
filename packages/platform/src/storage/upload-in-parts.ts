import { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { told } from "./told.ts";

type UploadTarget = { readonly client: S3Client; readonly bucket: string; readonly key: string; readonly type: string };

/**
 * Uploads one part after the other, so that memory use is one part (5 MB). A failed upload is aborted and leaves no object. An error of
 * the source is rethrown as it is; any other error becomes StorageUnavailable.
 */
export async function uploadInParts(
  { client, bucket, key, type }: UploadTarget,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  let sourceFailure: { readonly error: unknown } | undefined;
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* bytes;
    } catch (error) {
      sourceFailure = { error };
      throw error;
    }
  }
  const params = { Bucket: bucket, Key: key, ContentType: type, Body: Readable.from(watched()) };
  await told("upload", () => new Upload({ client, params, queueSize: 1 }).done()).catch((error: unknown) => {
    throw sourceFailure ? sourceFailure.error : error;
  });
}
