import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { StorageUnavailable, type ObjectStorage } from "./port.ts";
import { told } from "./told.ts";
import { uploadInParts } from "./upload-in-parts.ts";

export type S3Options = {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Prefix of every key, for installations that share a bucket. */
  prefix: string;
  forcePathStyle: boolean;
  /** The access keys; undefined uses the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

export type S3Storage = ObjectStorage & {
  /** Resolves if the bucket responds. */
  ping: () => Promise<void>;
  close: () => void;
};

const mostAtOnce = 1_000;

export function connectStorage({ endpoint, region, bucket, prefix, ...options }: S3Options): S3Storage {
  const client = new S3Client({
    region,
    forcePathStyle: options.forcePathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(options.credentials && { credentials: options.credentials }),
    // Retries are few, because a user waits for each of these calls.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
    // Computes checksums only where the S3 API requires them, because not every store supports the newer checksum algorithms.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const keyOf = (key: string) => prefix + key;

  async function* read(key: string): AsyncGenerator<Uint8Array> {
    const Key = keyOf(key);
    const { Body } = await told("get", () => client.send(new GetObjectCommand({ Bucket: bucket, Key })));
    if (!Body) throw new StorageUnavailable("get: no body");
    yield* Body as unknown as AsyncIterable<Uint8Array>;
  }

  async function removeSome(keys: readonly string[]): Promise<void> {
    const Objects = keys.map((key) => ({ Key: keyOf(key) }));
    const command = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } });
    const { Errors = [] } = await told("delete", () => client.send(command));
    const left = Errors.filter(({ Code }) => Code !== "NoSuchKey");
    if (left.length > 0) throw new StorageUnavailable(`delete: ${left[0]!.Code} for ${left.length} objects`);
  }

  return {
    put: async (key, bytes, type) => {
      const object = { Bucket: bucket, Key: keyOf(key), Body: bytes, ContentLength: bytes.length, ContentType: type };
      await told("put", () => client.send(new PutObjectCommand(object)));
    },
    putStream: (key, bytes, type) => uploadInParts({ client, bucket, key: keyOf(key), type }, bytes),
    get: read,
    remove: async (keys) => {
      for (let from = 0; from < keys.length; from += mostAtOnce) await removeSome(keys.slice(from, from + mostAtOnce));
    },
    list: async function* list(under) {
      for (let token: string | undefined; ;) {
        const page = { Bucket: bucket, Prefix: prefix + under, MaxKeys: mostAtOnce, ContinuationToken: token };
        const { Contents = [], NextContinuationToken } = await told("list", () =>
          client.send(new ListObjectsV2Command(page)),
        );
        yield Contents.map(({ Key, LastModified }) => ({
          key: Key!.slice(prefix.length),
          modified: LastModified ?? new Date(),
        }));
        if (NextContinuationToken === undefined) return;
        token = NextContinuationToken;
      }
    },
    ping: async () => {
      await told("ping", () => client.send(new HeadBucketCommand({ Bucket: bucket })));
    },
    close: () => client.destroy(),
  };
}
