// Generates the pages about background work: events, jobs, search indexes, mails.
import { upkeep } from "../../../apps/worker/src/schedule.ts";
import { events, indexes, jobs } from "../../../packages/features/src/catalogue.ts";
import { routines } from "../../../packages/features/src/work.ts";
import { templates } from "../../../packages/i18n/src/mail/templates/index.ts";
import { code, codes, list, page, paragraph, sections } from "./markdown.mjs";
import { featureFiles, findFile, listFiles, read } from "./sources.mjs";

const inFeatures = (path) => code(path.replace("packages/features/src/", ""));
const relative = "Paths are relative to `packages/features/src/`.";
const escape = (name) => name.replaceAll(".", String.raw`\.`);

export const eventPage = page(
  "Events",
  paragraph(`Writes emit events; the relay of the worker delivers them to their destinations. ${relative}`),
  list(
    events.map(({ name, project, announce }) => {
      const destinations = [project && "search", announce && "broker"].filter(Boolean).join(", ");
      return `${code(name)} → ${destinations}: ${inFeatures(findFile(new RegExp(`name: "${escape(name)}"`), featureFiles))}`;
    }),
  ),
);

const jobFiles = featureFiles.filter((path) => path.endsWith("/jobs.ts"));
const handlerFiles = featureFiles.filter((path) => read(path).includes("handleJob("));
function describeJob({ name }) {
  const definition = new RegExp(String.raw`const (\w+)\s*=\s*defineJob\(\s*"${escape(name)}"`);
  const defined = findFile(definition, jobFiles);
  const [, constant] = definition.exec(read(defined));
  const handled = findFile(new RegExp(String.raw`handleJob\(\s*${constant}\b`), handlerFiles);
  return `${code(name)}: ${inFeatures(defined)}, handled in ${inFeatures(handled)}`;
}
const scheduleFile = "apps/worker/src/schedule.ts";
const describeRoutine = ({ name, cron }) =>
  `${code(name)} at ${code(cron)}: ${inFeatures(findFile(new RegExp(`name: "${escape(name)}"`), [...featureFiles, scheduleFile]))}`;

export const jobPage = page(
  "Jobs and routines",
  paragraph(
    `A write enqueues a job in its transaction; a schedule starts a routine (cron expression, Europe/Rome), in the queue \`routine.<name>\`. ${relative}`,
  ),
  `## Jobs\n\n${list(jobs.map(describeJob))}`,
  `## Routines\n\n${list([...upkeep, ...routines].map(describeRoutine))}`,
);

export const indexPage = page(
  "Search indexes",
  paragraph(`The indexes of OpenSearch with their fields. ${relative}`),
  list(
    indexes.map(({ definition: { name, fields } }) => {
      const file = findFile(new RegExp(`: IndexDefinition = \\{[^}]*name: "${name}"`), featureFiles);
      return `${code(name)} (${inFeatures(file)}): ${codes(Object.keys(fields))}`;
    }),
  ),
);

const mailFiles = listFiles("packages/i18n/src/mail/templates/*.ts");
function describeMail(name) {
  const users = featureFiles.filter((path) => read(path).includes(`"${name}"`)).map(inFeatures);
  const texts = findFile(new RegExp(`^  ${name}: \\{`, "m"), mailFiles);
  const usedBy = users.length > 0 ? users.join(", ") : code("apps/worker/src/cli/mail.ts");
  return [code(texts.split("/").at(-1)), `${code(name)}: ${usedBy}`];
}
export const mailPage = page(
  "Mails",
  paragraph(
    `Templates by the file with their texts, in \`packages/i18n/src/mail/templates/\`, and the files that name them: they start, prepare or send the mail. All mails of notifications are sent by \`packages/features/src/notifications/send-mail.ts\`. ${relative}`,
  ),
  sections(Object.keys(templates).map(describeMail)),
);

export const workCounts = {
  events: events.length,
  jobs: jobs.length,
  routines: upkeep.length + routines.length,
  indexes: indexes.length,
  mails: Object.keys(templates).length,
};
