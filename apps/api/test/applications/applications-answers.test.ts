import { aJobPost } from "@orbita/testing";
import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aPipeline, aRejection, manyLike, anIdempotencyKey, type Pipeline } from "../support/pipeline-tools.ts";
import { endUndoWindow } from "../support/undo-window.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const kubernetes = { id: randomUUIDv7(), it: "Kubernetes in produzione", en: "Kubernetes in production" };
const postgres = { id: randomUUIDv7(), it: "PostgreSQL", en: "PostgreSQL" };
const requirements = [kubernetes, postgres];

describe("rejection of an application", () => {
  const reject = (space: Pipeline, id: string, rejection: object) =>
    space.client.applications.change({ params: { id }, body: { status: "rejected", rejection } as never });

  test("rejection without a reason, or without text in the candidate's language → refused", async () => {
    const space = await aPipeline(api);
    const { id } = await space.received({ language: "en" });
    expect(
      await problemOf(space.client.applications.change({ params: { id }, body: { status: "rejected" } })),
    ).toMatchObject({
      status: 422,
      errors: [{ path: "rejection" }],
    });
    expect(await problemOf(reject(space, id, aRejection()))).toMatchObject({
      code: "application.wordsMissing",
      params: { language: "en" },
    });
    expect(await codeOf(reject(space, id, aRejection({ en: "x".repeat(1_001) })))).toBe("request.invalid");
    expect(await codeOf(reject(space, id, aRejection({ en: "Thank you." })))).toBeNull();
  });

  test("discriminatory text to a candidate, in Italian or English → refused, and the words are quoted", async () => {
    const space = await aPipeline(api);
    const { id } = await space.received();
    const young = aRejection({ it: "Sei troppo giovane per questo ruolo." });
    expect(await problemOf(reject(space, id, young))).toMatchObject({
      code: "application.wording",
      params: { quote: "troppo giovane" },
    });
    expect(await codeOf(reject(space, id, aRejection({ it: "Grazie.", en: "You are pregnant." })))).toBe(
      "application.wording",
    );
    const ids = [id];
    const bulk = space.client.applications.move(
      { body: { ids, to: "rejected", rejection: young } },
      { ...space.forSpace, ...anIdempotencyKey() },
    );
    expect(await codeOf(bulk)).toBe("application.wording");
    const words = { it: "Cerchiamo una donna." };
    expect(await codeOf(space.client.applications.change({ params: { id }, body: { status: "offer", words } }))).toBe(
      "application.wording",
    );
    expect((await space.read(id)).status).toBe("submitted");
  });

  test("a rejection → its timeline step has the reason, the unmet requirements, the text and the suggested job post", async () => {
    const space = await aPipeline(api);
    const { id: other } = await aJobPost(api.db, { spaceId: space.id, status: "published", title: "Tester" });
    const { id: closed } = await aJobPost(api.db, { spaceId: space.id, status: "unpublished" });
    const { id } = await space.received({ requirements, verdicts: ["notMet", "met"] });
    const rejection = {
      reason: "requirement",
      requirements: [kubernetes.id],
      words: { it: "Grazie." },
      suggestedJobPostId: other,
    };
    for (const suggestedJobPostId of [closed, space.jobPostId, randomUUIDv7()])
      expect(await problemOf(reject(space, id, { ...rejection, suggestedJobPostId }))).toMatchObject({
        status: 422,
        errors: [{ path: "rejection.suggestedJobPostId" }],
      });
    await reject(space, id, rejection);
    expect((await space.read(id)).steps.at(-1)).toMatchObject({
      kind: "moved",
      to: "rejected",
      reason: "requirement",
      requirements: [{ it: kubernetes.it, en: kubernetes.en }],
      words: { it: "Grazie.", en: null },
      suggestedJobPost: { id: other, title: "Tester" },
    });
  });

  test("draft of a rejection → a mail in both languages; for a blind or several applications → without a name", async () => {
    const space = await aPipeline(api, "Lanterna");
    await aJobPost(api.db, { spaceId: space.id, status: "published", title: "Tester" });
    const { id } = await space.received({ requirements, verdicts: ["notMet", "met"], language: "en" });
    const draft = async (body: object, of = id) =>
      (await space.client.applications.draftRejection({ params: { id: of }, body: body as never }))!;
    const ours = await draft({ reason: "requirement", requirements: [kubernetes.id] });
    expect(ours).toMatchObject({ language: "en", findings: [], others: [{ title: "Tester" }] });
    expect(ours.words.it).toBe(
      "Ciao Amir, per questo ruolo andiamo avanti con altre persone. Il motivo è che il ruolo richiede Kubernetes in produzione. Ci è piaciuto quello che hai scritto su PostgreSQL. Se apriremo una posizione senza questo requisito, ti scriveremo.",
    );
    expect(ours.mails.en).toMatchObject({
      subject: "Lanterna replied to your application",
      title: "Lanterna replied to your application",
      paragraphs: [
        expect.stringMatching(/^Hi Amir, [^]* The reason is that the role requires Kubernetes in production\./),
      ],
      signature: "Giulia Ferraris\nReplied the same day, as promised.",
    });
    const written = await draft({ reason: "other", words: { it: "Sei troppo giovane." } });
    expect(written.words.it).toBe("Sei troppo giovane.");
    expect(written.words.en).toContain("Hi Amir");
    expect(written.findings).toEqual([{ language: "it", quote: "troppo giovane" }]);
    const toSeveral = await draft({ reason: "closerPeople", several: true });
    expect(JSON.stringify(toSeveral)).not.toMatch(/Amir|PostgreSQL/);
    const blind = await space.received({ blind: true });
    expect(JSON.stringify(await draft({ reason: "closerPeople" }, blind.id))).not.toContain("Amir");
    const viewer = await space.team.withRole("viewer");
    expect(await codeOf(viewer.client.applications.draftRejection({ params: { id }, body: { reason: "other" } }))).toBe(
      "access.denied",
    );
  });
});

describe("notes on an application", () => {
  test("notes on an application → edited by their author, removed by the author or an owner, read by every member", async () => {
    const space = await aPipeline(api);
    const colleague = await space.team.withRole("recruiter");
    const viewer = await space.team.withRole("viewer");
    const { id } = await space.received();
    const add = (client: Pipeline["client"], text: string) =>
      client.applications.addNote({ params: { id }, body: { text } }, anIdempotencyKey());
    const note = (await add(space.client, "Da sentire."))!;
    expect(note).toMatchObject({ text: "Da sentire.", by: "Giulia Ferraris", own: true });
    const of = { params: { id, noteId: note.id } };
    const change = (client: Pipeline["client"]) =>
      client.applications.changeNote({ ...of, body: { text: "Sentita." } });
    expect(await codeOf(change(colleague.client))).toBe("access.denied");
    expect(await codeOf(change(space.owner))).toBe("access.denied");
    expect(await change(space.client)).toMatchObject({ text: "Sentita." });
    expect(await codeOf(colleague.client.applications.removeNote(of))).toBe("access.denied");
    expect(await codeOf(add(viewer.client, "Io leggo."))).toBe("access.denied");
    const seen = (await viewer.client.applications.read({ params: { id } }))!;
    expect(seen).toMatchObject({ notes: 1, noteList: [{ text: "Sentita.", own: false }] });
    await space.owner.applications.removeNote(of);
    expect(await codeOf(space.client.applications.removeNote(of))).toBe("application.noteNotFound");
    const { id: second } = await space.received();
    const third = (await add(space.client, "Altra."))!;
    expect(await codeOf(space.client.applications.removeNote({ params: { id: second, noteId: third.id } }))).toBe(
      "application.noteNotFound",
    );
  });
});

describe("exports of applications", () => {
  const textOf = async (download: { blob: Blob } | undefined) =>
    new TextDecoder("utf-8", { ignoreBOM: true }).decode(await download!.blob.arrayBuffer());
  const csvOf = async (space: Pipeline, language: "it" | "en" = "it") =>
    textOf(await space.client.applications.exportCsv({ params: { jobPostId: space.jobPostId }, query: { language } }));

  test("CSV of a post's applications → lists all, escapes formulas, and omits the names of blind ones", async () => {
    const space = await aPipeline(api);
    await space.received({ blind: true, firstName: "Zefiro", lastName: "Ombroso", code: "5ZLC" });
    await space.received({ firstName: "=HYPERLINK(1)", lastName: 'Be"n', tags: ["a", "b"], status: "interview" });
    const text = await csvOf(space);
    const lines = text.split("\r\n");
    expect(lines[0]!.replaceAll('"', "")).toBe(
      "\uFEFFCandidatura,Nome,Email,Telefono,Profilo,Città,Anni di esperienza,Stato,Etichette,Arrivata,Ultimo passaggio,Rispondere entro,Prima risposta,Note",
    );
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^"Candidatura 5ZLC",,,,"Sviluppo backend",,4,"Ricevuta",,/);
    expect(lines[2]).toContain(`"'=HYPERLINK(1) Be""n"`);
    expect(lines[2]).toContain(`"Colloquio","a, b"`);
    for (const trace of ["Zefiro", "Ombroso"]) expect(text.toLowerCase()).not.toContain(trace.toLowerCase());
    expect((await csvOf(space, "en")).split("\r\n")[1]).toMatch(/^"Application 5ZLC",/);
    const stranger = await aPipeline(api);
    expect(
      await codeOf(stranger.client.applications.exportCsv({ params: { jobPostId: space.jobPostId }, query: {} })),
    ).toBe("jobPost.notFound");
  });

  // Matches the UI text for viewers: "Reads jobs and applications, without names in the anonymous first stage, and can export them."
  test("viewer of a Space reads and exports an application in the anonymous first stage → no names", async () => {
    const space = await aPipeline(api);
    const { client: viewer } = await space.team.withRole("viewer");
    const { id } = await space.received({ blind: true, firstName: "Zefiro", lastName: "Ombroso", code: "5ZLC" });
    const seen = (await viewer.applications.read({ params: { id } }))!;
    const file = await viewer.applications.exportCsv({ params: { jobPostId: space.jobPostId }, query: {} });
    const text = await textOf(file);
    expect(text).toContain("5ZLC");
    expect(seen.blind).toBe(true);
    expect(JSON.stringify([seen, text])).not.toMatch(/Zefiro|Ombroso/i);
  });

  test("a post with more than a thousand applications → the CSV contains all of them", async () => {
    const space = await aPipeline(api);
    const { id } = await space.received();
    await manyLike(api, id, 1_002);
    const codes = (await csvOf(space))
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[0]);
    expect(new Set(codes).size).toBe(1_003);
    expect(codes).toHaveLength(1_003);
  });

  test("PDF of a blind application → shows its code; once the application is revealed → the candidate's name", async () => {
    const space = await aPipeline(api);
    const { id } = await space.received({ blind: true, code: "5ZLC" });
    const pdf = async () => (await space.client.applications.resumePdf({ params: { id }, query: {} }))!;
    const first = await pdf();
    expect(first.filename).toBe("Candidatura 5ZLC, CV.pdf");
    expect((await textOf(first)).startsWith("%PDF")).toBe(true);
    expect(await codeOf(space.client.applications.document({ params: { id } }))).toBe("file.notFound");
    await space.change(id, { status: "inReview" });
    await endUndoWindow(api, id);
    expect((await pdf()).filename).toBe("Amir Benali, CV.pdf");
  });
});
