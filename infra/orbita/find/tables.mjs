import { tableOwners } from "../../../packages/db/src/table-owners.ts";
import { code, page, paragraph, sections } from "./markdown.mjs";
import { findFile, listFiles } from "./sources.mjs";
import { tableDescriptions } from "./table-descriptions.mjs";

const migrations = listFiles("packages/db/migrations/*.sql");

function describeTable([name, owner]) {
  const description = tableDescriptions[name];
  if (!description) throw new Error(`describe the table ${name} in infra/orbita/find/table-descriptions.mjs`);
  const migration = findFile(new RegExp(`^create (?:unlogged )?(?:table|view) ${name}\\b`, "m"), migrations);
  return [code(owner), `${code(name)}: ${description} (${code(migration.split("/").at(-1))})`];
}

const strangers = Object.keys(tableDescriptions).filter((name) => !Object.hasOwn(tableOwners, name));
if (strangers.length > 0) throw new Error(`there is no table ${strangers[0]}; remove its description`);

const byOwner = Object.entries(tableOwners).toSorted(([a, one], [b, other]) =>
  one === other ? a.localeCompare(b) : one.localeCompare(other),
);

export const tablePage = page(
  "Tables",
  paragraph(
    "Each table has one owning feature (`packages/db/src/table-owners.ts`); `infra/orbita/table-owners.mjs` rejects new writes by other features. `api`, `db` and `kernel` are our packages; `database` has views, and tables that only triggers or migrations write. Migrations are in `packages/db/migrations/`, the types generated from them in `packages/db/src/tables.gen.ts`. pg-boss has its own tables in the schema `pgboss`; `migrations` lists the applied migrations.",
  ),
  sections(byOwner.map(describeTable)),
);
export const tableCount = byOwner.length;
