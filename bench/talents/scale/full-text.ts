import { Client } from "pg";
import { median, round } from "../../figures.ts";
import type { TalentBenchQuery } from "./questions.ts";

const fields = "id text skills roles occupations languages languageLevels education region years updated".split(" ");

const table = `create table bench_texts (id uuid primary key, words tsvector, skills text[], roles text[], occupations text[],
  languages text[], language_levels text[], education text, region text, years real, updated timestamptz)`;
const insert = `insert into bench_texts select (d->>'id')::uuid, to_tsvector('italian', coalesce(d->>'text', '')),
    ${["skills", "roles", "occupations", "languages", "languageLevels"].map((name) => `array(select jsonb_array_elements_text(coalesce(nullif(d->'${name}', 'null'), '[]')))`).join(", ")},
    case jsonb_typeof(d->'education') when 'array' then d->'education'->>0 else d->>'education' end, d->>'region', (d->>'years')::real, (d->>'updated')::timestamptz
  from jsonb_array_elements($1::jsonb) d`;
const indexes = ["gin (words)", "gin (skills)", "gin (language_levels)", "btree (region)", "btree (updated desc)"];

type DocumentSource = Readonly<Record<string, unknown>>;
export type FullTextWriter = { add: (sources: readonly object[]) => Promise<void>; finish: () => Promise<void> };

/** The PostgreSQL side of the comparison: one table with the search fields of the index, and PostgreSQL's full-text indexes on it. */
export async function openTexts(url: string): Promise<FullTextWriter> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("drop table if exists bench_texts");
  await client.query(table);
  return {
    add: async (sources) => {
      const slim = sources.map((one) =>
        Object.fromEntries(fields.map((name) => [name, (one as DocumentSource)[name]])),
      );
      await client.query(insert, [JSON.stringify(slim)]);
    },
    finish: async () => {
      for (const one of indexes) await client.query(`create index on bench_texts using ${one}`);
      await client.query("vacuum analyze bench_texts");
      await client.end();
    },
  };
}

const facet = (name: string, value: string, from = "found") =>
  `'${name}', (select jsonb_object_agg(v, n) from (select ${value} as v, count(*) as n from ${from} group by 1 order by 2 desc limit 20) f where v is not null)`;
const unnested = (name: string) => facet(name, "v", `found, unnest(${name}) v`);

/** One SQL statement for the first twenty results, the total count and six facets. */
function statementOf({ where, words }: TalentBenchQuery): string {
  const order = words === null ? "updated desc, id" : "ts_rank(words, websearch_to_tsquery('italian', $1)) desc, id";
  return `with found as materialized (select * from bench_texts where ${where})
    select (select jsonb_agg(id) from (select id from found order by ${order} limit 20) t), (select count(*) from found),
    jsonb_build_object(${["skills", "roles", "occupations", "languages"].map(unnested).join(", ")}, ${facet("education", "education")}, ${facet("region", "region")})`;
}

/** The median duration of a few runs of the PostgreSQL query. It is slow, so it is only reported for comparison. */
export async function askTexts(
  url: string,
  questions: Record<string, TalentBenchQuery>,
  times: number,
): Promise<Record<string, number>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const figures: Record<string, number> = {};
  for (const [name, question] of Object.entries(questions)) {
    const took: number[] = [];
    for (let turn = 0; turn <= times; turn++) {
      const begin = performance.now();
      await client.query(statementOf(question), [...question.values]);
      // The first run is not counted, because it fills the caches.
      if (turn > 0) took.push(performance.now() - begin);
    }
    figures[name] = round(median(took));
  }
  await client.end();
  return figures;
}
