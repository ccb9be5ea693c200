import { z } from "zod";
import { connectStorage } from "./s3.ts";

/** Environment variables for the object store, read by the API and the worker. */
export const storageSettings = {
  S3_ENDPOINT: z.url().optional().describe("Address of the object store; without it, Amazon S3"),
  S3_REGION: z.string().default("us-east-1").describe("Region of the object store"),
  S3_BUCKET: z.string().describe("Bucket for users' files; never public"),
  S3_PREFIX: z
    .string()
    .regex(/^$|\/$/, "a folder: ends with a slash")
    .default("")
    .describe("Folder of this installation, ending in a slash, if several share a bucket"),
  S3_FORCE_PATH_STYLE: z
    .stringbool()
    .default(false)
    .describe("Put the bucket in the path instead of the host name, as most stores except Amazon S3 require"),
  AWS_ACCESS_KEY_ID: z.string().optional().describe("Access key of the store; without it, the machine's role is used"),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe("Secret of the access key"),
};

type StorageSettings = z.output<z.ZodObject<typeof storageSettings>>;

export function openStorage(settings: StorageSettings) {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  return connectStorage({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET,
    prefix: settings.S3_PREFIX,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
}
