import type { AssistantAnswer, AssistantEvent, AssistantReply } from "@orbita/contract";
import type { ModelSimulator } from "@orbita/simulators/model";
import type { TestApi } from "./harness.ts";
import { aTalent } from "./talents.ts";

type ResumeJob = { company: string; title: string; start: string; end?: string; isCurrent?: boolean; tasks: string[] };

/** The resume that the tests ask about; they rely on its lines. */
export const resumeOf = () => ({
  headline: "Sviluppo backend",
  summary: "Sviluppo servizi per la logistica.",
  experience: [
    {
      company: "Portolano",
      title: "Sviluppatore backend",
      start: "2019-03",
      isCurrent: true,
      tasks: ["API in Java per le dogane", "Coordinamento di un team di 5 persone"],
    },
    {
      company: "Bottega Ligure",
      title: "Assistente clienti",
      start: "2015-01",
      end: "2018-06",
      tasks: ["Gestione dei resi e delle vendite", "Supporto alla contabilità"],
    },
  ] as ResumeJob[],
  technicalSkills: [
    { skillId: null, name: "Java" },
    { skillId: null, name: "PostgreSQL" },
  ] as { skillId: null; name: string }[],
  certifications: [{ name: "AWS Certified Developer", issuer: "Amazon", start: "2021-05" }],
  courses: [] as { name: string; provider?: string }[],
  languages: [
    { code: "language_it", native: true },
    { code: "language_en", level: "B2" },
  ],
  education: [
    { degreeTitle: "Laurea in informatica", institution: "Ateneo di Genova", start: "2011-10", end: "2014-10" },
  ],
});
export type TestResume = ReturnType<typeof resumeOf>;

/** A talent who consented to the external model, and a client that records the events of answers about their own resume. */
export async function aReader(api: TestApi, content: object = resumeOf()) {
  const person = await aTalent(api, content);
  const settings = (externalModel: boolean) => person.client.aiCalls.changeMySettings({ body: { externalModel } });
  await settings(true);
  async function ask(question: string, language: "it" | "en" = "it") {
    const heard: AssistantEvent[] = [];
    const reply = (await person.client.assistant.ask(
      { body: { about: "mine", id: person.resumeId, question, language } },
      { onEvent: (event) => heard.push(event as AssistantEvent) },
    )) as AssistantReply;
    const answer = reply.message.answer!;
    const spoken = heard.flatMap((event) => (event.type === "statement" ? [event.statement] : []));
    return { answer, spoken, heard };
  }
  const write = (resume: object) => person.client.resumes.change({ params: { id: person.resumeId }, body: resume });
  return { ...person, settings, ask, write };
}
export type AssistantUser = Awaited<ReturnType<typeof aReader>>;

export const textsOf = ({ statements }: AssistantAnswer): string[] => statements.map(({ text }) => text);
export const sameWithoutEngine = ({ engine: _engine, ...answer }: AssistantAnswer) => answer;

/** The bodies of all requests that were sent to the model's provider. */
export const left = async (simulator: ModelSimulator): Promise<string> =>
  (await simulator.received()).map(({ body }) => body).join("\n");
