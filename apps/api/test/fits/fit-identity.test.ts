import { afterAll, beforeAll, expect, test } from "vitest";
import { aFittingJob, aTalentWithCv, idsOf, startFits, type FitsApi } from "./fits-world.ts";

let api: FitsApi;
beforeAll(async () => {
  api = await startFits();
}, 120_000);
afterAll(() => api.stop());

const remote = { workplace_type: "workplace_type_full_remote" };
const rome = { city: "Roma", lat: 41.9, lon: 12.5 };

const cv = {
  summary: "Servizi per i porti.",
  experience: [
    {
      company: "Portolano",
      title: "Sviluppatrice backend",
      start: "2021-03",
      isCurrent: true,
      tasks: ["Sviluppo servizi in Java 21 e Spring Boot", "Modello dati su PostgreSQL 15"],
    },
  ],
};
const [job] = cv.experience;
const names: Record<string, readonly [first: string, last: string]> = {
  man: ["Marco", "Rossi"],
  foreigner: ["Oluwaseun", "Adeyemi"],
};
const people = {
  woman: { ...cv, headline: "Sviluppatrice backend" },
  man: {
    ...cv,
    headline: "Sviluppatore backend",
    experience: [{ ...job, title: "Sviluppatore backend" }],
  },
  foreigner: { ...cv, headline: "Sviluppatore/trice backend" },
  elsewhere: {
    ...cv,
    headline: "Sviluppatrice backend",
    contacts: { email: "nonna1951@posta.example", phone: "091 555 0142", city: "Palermo", links: [] },
  },
  young: { ...cv, headline: "Sviluppatrice backend", interests: [{ name: "Nata nel 2003, cittadinanza albanese" }] },
};

test("the same work with another name, gender, address, birth year or nationality → the same jobs in the same order", async () => {
  const skills = ["java", "spring-boot", "postgresql", "kubernetes", "react", "rabbitmq"];
  for (const [at, title] of [
    "Sviluppatrice Java",
    "Backend developer",
    "Analista programmatore",
    "Sviluppatore backend",
  ].entries())
    for (const from of [0, 2])
      await aFittingJob(api, {
        title,
        skills: skills.slice(from, from + 2 + at),
        columns: at % 2 === 0 ? rome : remote,
      });
  const orders = new Map<string, string[]>();
  for (const [name, content] of Object.entries(people)) {
    const { client, id } = await aTalentWithCv(api, content);
    const [first_name, last_name] = names[name] ?? ["Giulia", "Ferraris"];
    await api.db.updateTable("users").set({ first_name, last_name }).where("id", "=", id).execute();
    orders.set(name, await idsOf(client));
  }
  expect(orders.get("woman")!.length).toBeGreaterThan(4);
  for (const [name, order] of orders) expect(order, name).toEqual(orders.get("woman"));
});

test.each([
  ["Collaudatrice di schede", "Collaudatore di schede", "Collaudatore/trice di schede"],
  ["Addetta alla tracciabilità", "Addetto alla tracciabilità", "Addetta/o alla tracciabilità"],
  ["Archivista e bibliotecaria", "Archivista e bibliotecario", "Bibliotecaria e archivista"],
])("%s and %s → the job %s fits both", async (her, him, title) => {
  const { id } = await aFittingJob(api, { title, skills: [] });
  for (const headline of [her, him]) {
    const { client } = await aTalentWithCv(api, { headline, summary: "Dal 2019." });
    expect(await idsOf(client), headline).toContain(id);
  }
});
