import { z } from "zod";
import { connectStorage } from "./s3.ts";

/** Settings of the API and the worker. */
export const storageSettings = {
  S3_ENDPOINT: z.url().optional().describe("The object store; without it, Amazon's own"),
  S3_REGION: z.string().default("us-east-1").describe("Its region"),
  S3_BUCKET: z.string().describe("The bucket that holds people's files; never public"),
  S3_PREFIX: z
    .string()
    .regex(/^$|\/$/, "a folder: ends with a slash")
    .default("")
    .describe("Folder of this installation, with a slash at its end, when several share a bucket"),
  S3_FORCE_PATH_STYLE: z
    .stringbool()
    .default(false)
    .describe("The bucket stands in the path and not in the host name, as most stores but Amazon's want it"),
  AWS_ACCESS_KEY_ID: z.string().optional().describe("Who we are to the store; without it the machine's role is asked"),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe("The secret to it"),
};

type Settings = z.output<z.ZodObject<typeof storageSettings>>;

export function openStorage(settings: Settings) {
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
