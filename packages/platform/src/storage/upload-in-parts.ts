import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { told } from "./told.ts";

/** The minimum size that stores accept for a part, except the last. */
const partBytes = 5 * 1024 * 1024;

/** Groups the bytes into parts of at least the minimum size, except the last. Yields at least one part, even if empty. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  let any = false;
  for await (const some of bytes) {
    held.push(some);
    size += some.length;
    if (size < partBytes) continue;
    yield Buffer.concat(held);
    any = true;
    [held, size] = [[], 0];
  }
  if (size > 0 || !any) yield Buffer.concat(held);
}

type UploadTarget = { readonly client: S3Client; readonly bucket: string; readonly key: string; readonly type: string };

/** Uploads one part after the other, so that memory use is one part at most. A failed upload is aborted and leaves no object. */
export async function uploadInParts(
  { client, bucket, key, type }: UploadTarget,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  const object = { Bucket: bucket, Key: key };
  const { UploadId } = await told("upload", () =>
    client.send(new CreateMultipartUploadCommand({ ...object, ContentType: type })),
  );
  const upload = { ...object, UploadId };
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    for await (const piece of inPieces(bytes)) {
      const PartNumber = Parts.length + 1;
      const part = { ...upload, PartNumber, Body: piece, ContentLength: piece.length };
      const { ETag } = await told("upload", () => client.send(new UploadPartCommand(part)));
      Parts.push({ ETag, PartNumber });
    }
    await told("upload", () =>
      client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })),
    );
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}
