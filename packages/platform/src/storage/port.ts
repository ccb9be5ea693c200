export type StoredObject = { readonly key: string; readonly modified: Date };

/** Objects by key. A key is written once: other bytes get another key. */
export type Storage = {
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Bytes as they come, however many: never more than a few megabytes of them are held. Nothing is there if they end early. */
  putStream: (key: string, bytes: AsyncIterable<Uint8Array>, type: string) => Promise<void>;
  /** The bytes as they come. Rejects before the first of them when the object is not there. */
  get: (key: string) => AsyncIterable<Uint8Array>;
  /** Those that are not there are no mistake: who cleans up may come twice. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** Everything whose key begins so, some at a time. */
  list: (under: string) => AsyncIterable<readonly StoredObject[]>;
};

/** The store does not answer, or has not what it should have. */
export class StorageUnavailable extends Error {}
