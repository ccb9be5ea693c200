import { StorageUnavailable } from "./port.ts";

export async function told<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new StorageUnavailable(`${what}: ${(error as Error).name}`, { cause: error });
  }
}
