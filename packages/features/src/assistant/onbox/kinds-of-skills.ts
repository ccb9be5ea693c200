import type { RelatedSkill } from "../../evidence/index.ts";
import { contentWordsIn, type LexiconEntry, wordKeyOf } from "../../lexicon/index.ts";
import type { SkillKnowledge } from "./knowledge.ts";

type SkillKind = { readonly named: LexiconEntry; readonly asked: RegExp; readonly cases: readonly string[] };

const kind = (id: string, [it, en]: readonly [string, string], asked: RegExp, cases: string): SkillKind => ({
  named: { kind: "skill", id: `kind:${id}`, label: { it, en } },
  asked,
  cases: cases.split(/\s*,\s*/),
});

/** Categories of skills that people ask about but that the taxonomy lacks. A person has a category if they have one of its skills. */
const kinds: readonly SkillKind[] = [
  kind(
    "queues",
    ["code di messaggi", "message queues"],
    /\b(?:code (?:a|di|dei|per) messaggi|sistemi di messaggistica|message (?:queues?|brokers?)|messaging systems?|queue systems?)\b/gu,
    "RabbitMQ, Kafka, Apache Kafka, ActiveMQ e JMS, Amazon SQS, MQTT, IBM MQ, NATS, Azure Service Bus, Google Pub/Sub, ZeroMQ, Celery",
  ),
  kind(
    "languages",
    ["linguaggi di programmazione", "programming languages"],
    /\b(?:linguaggi?o? di programmazione|programming languages?)\b/gu,
    "Java, Python, JavaScript, TypeScript, C, C++, C#, Go, Rust, PHP, Ruby, Kotlin, Swift, Scala, R, SQL, Perl, COBOL, Visual Basic, VBA, MATLAB, Dart, Objective-C, Elixir, Haskell, Lua, Fortran, Delphi, Bash, Groovy, F#, Julia",
  ),
  kind(
    "databases",
    ["database", "databases"],
    /\b(?:database|databases|basi? (?:di )?dati|dbms|rdbms)\b(?! relazional| administrat| design)/gu,
    "PostgreSQL, MySQL, MariaDB, Oracle Database, Oracle, Microsoft SQL Server, SQL Server, MongoDB, Redis, SQLite, Cassandra, Elasticsearch, DynamoDB, Db2, Microsoft Access, SQL, Neo4j, NoSQL, Database relazionali",
  ),
  kind(
    "licences",
    ["patente di guida", "driving licence"],
    /\b(?:patente(?: di guida|        )?(?! [a-e]\b| europea| nautica| informatica)|driv(?:ing|er'?s) licen[cs]e(?! [a-e]\b))/gu,
    "Patente A, Patente B, Patente C, Patente D, Patente BE, Patente CE, Patente AM",
  ),
  kind(
    "containers",
    ["container", "containers"],
    /\b(?:container(?:s|izzazione|ization)?|containerizzazione)\b/gu,
    "Docker, Kubernetes, Podman, OpenShift, Helm, containerd",
  ),
  kind(
    "cloud",
    ["cloud pubblico", "public cloud"],
    /\b(?:cloud pubblic[oi]|public clouds?|(?:servizi|piattaforme) cloud|cloud (?:platforms?|services?|providers?))\b/gu,
    "AWS, Amazon Web Services, Microsoft Azure, Azure, Google Cloud, Google Cloud Platform, Oracle Cloud",
  ),
  kind(
    "spreadsheets",
    ["fogli di calcolo", "spreadsheets"],
    /\b(?:fogli[oa]? (?:di calcolo|elettronic[io])|spreadsheets?)\b/gu,
    "Microsoft Excel, Excel, Google Sheets, LibreOffice Calc",
  ),
  kind(
    "frontend",
    ["framework per il frontend", "frontend frameworks"],
    /\b(?:framework (?:frontend|front-end|javascript)|(?:frontend|front-end|javascript) frameworks?)\b/gu,
    "React, Angular, Vue.js, Svelte, Next.js, Nuxt",
  ),
];

/** The categories that a question names, with their positions. */
export const kindsIn = (low: string): { named: LexiconEntry; from: number; to: number }[] =>
  kinds.flatMap(({ named, asked }) =>
    Array.from(low.matchAll(asked), ({ 0: found, index }) => ({ named, from: index, to: index + found.length })),
  );

/**
 * Returns the skills that answer a question about a skill or a category: for a category its list of skills, for a skill its
 * related skills in the taxonomy.
 */
export function familyIn({ familyOf, lexicon }: SkillKnowledge, id: string): readonly RelatedSkill[] {
  const found = kinds.find(({ named }) => named.id === id);
  if (!found) return familyOf(id);
  const ids = new Set(
    found.cases.flatMap((name) => {
      const named = lexicon.written.get(wordKeyOf(contentWordsIn(name)));
      return named?.kind === "skill" ? named.id : [];
    }),
  );
  return [...ids]
    .flatMap((one) => familyOf(one).filter(({ by }) => by === "same"))
    .map((skill) => ({ ...skill, by: "narrower" }));
}
