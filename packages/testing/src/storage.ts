import { randomBytes } from "node:crypto";
import { connectStorage } from "@orbita/platform";
import { serverUrl } from "./servers.ts";

type StorageOptions = { prefix?: string; endpoint?: string };

/** The real object store with a separate prefix. */
export function testStorage({ prefix = `test-${randomBytes(6).toString("hex")}/`, endpoint }: StorageOptions = {}) {
  const storage = connectStorage({
    endpoint: endpoint ?? serverUrl("S3_ENDPOINT"),
    region: serverUrl("S3_REGION"),
    bucket: serverUrl("S3_BUCKET"),
    prefix,
    forcePathStyle: true,
    credentials: {
      accessKeyId: serverUrl("AWS_ACCESS_KEY_ID"),
      secretAccessKey: serverUrl("AWS_SECRET_ACCESS_KEY"),
    },
  });
  const keys = async () => {
    const found: string[] = [];
    for await (const page of storage.list("")) found.push(...page.map(({ key }) => key));
    return found.toSorted();
  };
  return { ...storage, keys, clear: async () => storage.remove(await keys()) };
}
export type TestStorage = ReturnType<typeof testStorage>;
