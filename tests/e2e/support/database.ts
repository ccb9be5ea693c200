import { connect, type Db } from "@orbita/db";
import { product } from "./product.ts";

/** Gives access to the product's database, to read it, or to change dates where a journey cannot wait for days. */
export async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect({ url: product().databaseUrl, max: 1, applicationName: "e2e" });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
