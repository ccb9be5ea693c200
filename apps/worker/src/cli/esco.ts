import { basename } from "node:path";
import { connect } from "@orbita/db";
import { readDatabaseConfig } from "../config.ts";
import { importEsco } from "../esco/import-esco.ts";

/**
 * Imports the skills of ESCO's official files, given in any order: node apps/worker/src/cli/esco.ts skills_en.csv skills_it.csv
 * [broaderRelationsSkillPillar_en.csv]. Without the relations file new skills get the category "Other skills".
 */
const files = process.argv.slice(2);
const fileOf = (pattern: RegExp) => files.find((file) => pattern.test(basename(file)));
const given = {
  en: fileOf(/^skills.*_en\.csv$/i),
  it: fileOf(/^skills.*_it\.csv$/i),
  broader: fileOf(/^broaderRelationsSkillPillar.*\.csv$/i),
};
const unknown = files.filter((file) => !Object.values(given).includes(file));
if (unknown.length > 0 || !(given.en ?? given.it)) {
  process.stderr.write(
    `wanted: skills_en.csv, skills_it.csv or both, and broaderRelationsSkillPillar_en.csv; got: ${files.join(" ")}\n`,
  );
  process.exit(2);
}

const start = performance.now();
const db = connect({ url: readDatabaseConfig().DATABASE_URL, max: 2, applicationName: "esco" });
try {
  const { read, added, changed } = await importEsco(db, given);
  const took = Math.round(performance.now() - start);
  process.stdout.write(`ESCO: ${read} skills read, ${added} added, ${changed} got other names, in ${took} ms\n`);
} finally {
  await db.destroy();
}
