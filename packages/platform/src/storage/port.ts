export type StoredObject = { readonly key: string; readonly modified: Date };

/** An object store. Each key is written only once; changed content gets a new key. */
export type ObjectStorage = {
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Uploads a stream of any length with only a few megabytes in memory. If the stream fails, no object is created. */
  putStream: (key: string, bytes: AsyncIterable<Uint8Array>, type: string) => Promise<void>;
  /** Streams the bytes. Rejects before the first chunk if the object does not exist. */
  get: (key: string) => AsyncIterable<Uint8Array>;
  /** Deletes objects. Missing keys are ignored, so that a cleanup can be repeated. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** Lists all objects with this key prefix, in batches. */
  list: (under: string) => AsyncIterable<readonly StoredObject[]>;
};

/** Thrown if the store does not respond, or if an object that should exist is missing. */
export class StorageUnavailable extends Error {}
