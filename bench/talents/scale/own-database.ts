import { connect, type Db } from "@orbita/db";
import { createDatabase, prepareTemplate, serverUrl } from "@orbita/testing";
import { Client } from "pg";

/** The database of a scale test. It is kept between runs, because seeding a million people takes long. */
export type OwnDatabase = { db: Db; url: string; drop: () => Promise<void> };

const urlOf = (name: string) => Object.assign(new URL(serverUrl("DATABASE_URL")), { pathname: `/${name}` }).href;

async function asAdmin<T>(work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: serverUrl("DATABASE_URL") });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

const dropped = (name: string) =>
  asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`)).then(() => undefined);

/** Opens a database by name; creates it from the migrations if it is missing or `fresh`. */
export async function ownDatabase(name: string, { fresh }: { fresh: boolean }): Promise<OwnDatabase> {
  if (fresh) await dropped(name);
  const { rowCount } = await asAdmin((admin) => admin.query("select from pg_database where datname = $1", [name]));
  if (!rowCount) {
    await prepareTemplate();
    const made = await createDatabase();
    await made.db.destroy();
    const made_as = new URL(made.url).pathname.slice(1);
    await asAdmin((admin) => admin.query(`alter database ${made_as} rename to ${name}`));
  }
  const db = connect({ url: urlOf(name), max: 10, applicationName: "bench" });
  const drop = async () => {
    await db.destroy();
    await dropped(name);
  };
  return { db, url: urlOf(name), drop };
}
