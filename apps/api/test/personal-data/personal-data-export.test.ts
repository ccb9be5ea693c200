import { randomBytes, randomUUIDv7 } from "node:crypto";
import { aJobPost, aMember, aSpace } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anOpenPost } from "../support/application-tools.ts";
import { startApi, type TestApi } from "../support/harness.ts";
import { aContactingSpace } from "../support/contact-requests-world.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

describe("export of personal data", () => {
  const exported = async (client: TestApi["guest"]) => {
    const { blob, filename } = (await client.personalData.export({}))!;
    return { filename, text: await blob.text() };
  };

  test("user exports personal data → the file contains all data about the user, and no secret", async () => {
    const { db } = api;
    const person = await aPerson(api);
    const { id: userId, client } = person;
    const space = await aSpace(db, { name: "Lanterna Software" });
    await aMember(db, { spaceId: space.id, userId, role: "viewer" });
    await client.people.changeSettings({ body: { privacy: { profileVisibility: "link" } } });
    await client.people.hide({ body: { domain: "portolano.example" } });
    await client.accounts.changeMe({ body: { phone: "010 999 8887" } });
    await db
      .insertInto("passkeys")
      .values({
        id: randomUUIDv7(),
        user_id: userId,
        credential_id: Buffer.from("credential-secret"),
        public_key: Buffer.from("key-secret"),
        name: "Portatile",
      })
      .execute();
    await db
      .insertInto("identities")
      .values({ id: randomUUIDv7(), user_id: userId, provider: "github", subject: "4711", email: "g@posta.example" })
      .execute();
    await db
      .insertInto("files")
      .values({
        id: randomUUIDv7(),
        owner_id: userId,
        purpose: "resume",
        visibility: "owner",
        status: "ready",
        name: "cv.pdf",
        type: "application/pdf",
        size: 5,
        sha256: randomBytes(32),
        object_keys: ["files/x"],
      })
      .execute();
    const name = "cv-giulia.pdf";
    const reading = JSON.stringify({ engine: "test" });
    await db
      .insertInto("resume_uploads")
      .values({ id: randomUUIDv7(), owner_id: userId, name, type: "application/pdf", size: 5, state: "ready", reading })
      .execute();
    await db
      .insertInto("contact_requests")
      .values({
        id: randomUUIDv7(),
        user_id: userId,
        name: "Giulia",
        email: person.email,
        topic: "other",
        message: "Buongiorno",
        language: "it",
      })
      .execute();
    const { id: savedId } = await aJobPost(db, { spaceId: space.id, status: "published", title: "Analista dati" });
    await client.savedJobs.save({ params: { id: savedId } });
    await client.jobMarks.markSeen({ params: { id: savedId } });
    await client.jobMarks.hideJob({ params: { id: savedId } });
    await client.jobMarks.hideSpace({ params: { id: space.id } });
    await db.updateTable("users").set({ password_hash: "$argon2id$secret" }).where("id", "=", userId).execute();

    const resumeId = (await client.resumes.read({}))!.id;
    await client.resumes.change({
      params: { id: resumeId },
      body: { headline: "Skipper", interests: [{ name: "Vela" }] },
    });
    await client.resumes.addVersion({ body: { name: "Per i porti" } });
    await client.resumes.addLink({ body: { label: "Agenzia", sections: ["summary"] } });

    const other = await anOpenPost(api);
    const { id: applicationId } = (await client.applications.apply({
      body: { jobPostId: other.id, motivation: "Il mare" },
    }))!;
    await other.recruiter.applications.addNote({ params: { id: applicationId }, body: { text: "Da sentire" } });

    await client.people.changeSettings({ body: { privacy: { visibleInTalentSearch: true } } });
    const { id: contactRequestId } = await (await aContactingSpace(api)).make(resumeId);
    await client.contactRequests.answer({
      params: { id: contactRequestId },
      body: { accepted: false, note: "Sto in mare" },
    });

    const question = "Da quanto tempo vado a vela?";
    await client.assistant.ask({ body: { about: "mine", id: resumeId, question } });
    await other.recruiter.assistant.ask({
      body: { about: "application", id: applicationId, question: "Che cosa sa fare?" },
    });

    const { filename, text } = await exported(client);
    const today = new Date().toISOString().slice(0, 10);
    expect(filename).toBe(`orbita-${person.username.replaceAll(" ", "-")}-${today}.json`);
    expect(JSON.parse(text)).toMatchObject({
      product: "Orbita",
      account: {
        id: userId,
        email: person.email,
        username: person.username,
        hasPassword: true,
        phone: "+390109998887",
      },
      settings: { privacy: { profileVisibility: "link" } },
      hiddenFrom: [{ kind: "domain", name: "portolano.example" }],
      signIns: [{ method: "passkey" }],
      connectedAccounts: [{ provider: "github", subject: "4711" }],
      passkeys: [{ name: "Portatile" }],
      resume: { id: resumeId, headline: "Skipper", interests: [{ name: "Vela" }] },
      resumeVersions: [{ name: "Per i porti" }],
      shareLinks: [{ label: "Agenzia" }],
      files: [{ name: "cv.pdf", purpose: "resume" }],
      resumeUploads: [{ name: "cv-giulia.pdf", state: "ready", reading: { engine: "test" } }],
      spaces: [{ name: "Lanterna Software", role: "viewer" }],
      contactMessages: [{ message: "Buongiorno" }],
      applications: [
        {
          id: applicationId,
          motivation: "Il mare",
          resume: { headline: "Skipper" },
          steps: [{ kind: "sent", to: "submitted", byMe: true }],
          notes: [{ text: "Da sentire" }],
        },
      ],
      applySignals: [{ id: other.id, kind: "applyStarted" }],
      contactRequests: [{ id: contactRequestId, state: "declined", note: "Sto in mare", salaryMin: 32_000 }],
      notifications: [{ kind: "offer.received" }],
      jobMarks: [
        { kind: "seen", jobPost: "Analista dati", space: "Lanterna Software" },
        { kind: "hidden", jobPost: "Analista dati", space: "Lanterna Software" },
        { kind: "hidden", jobPost: null, space: "Lanterna Software" },
      ],
      savedJobs: [{ id: savedId, title: "Analista dati", space: "Lanterna Software" }],
      aiConversations: [{ about: "mine", space: null, messages: [{ question }] }],
      aiCalls: [
        { task: "assistant", engine: "onBox", space: null, byMe: true, aboutMe: true },
        { task: "assistant", engine: "onBox", byMe: false, aboutMe: true },
      ],
      history: expect.arrayContaining([expect.objectContaining({ entity: "users", action: "insert" })]),
      acts: expect.arrayContaining([expect.objectContaining({ entity: "hidden_from", action: "insert" })]),
    });
    const { activity } = JSON.parse(text) as { activity: { kind: string }[] };
    expect(activity.map(({ kind }) => kind)).toEqual([
      "privacy.changed",
      "hiddenFrom.added",
      "phone.changed",
      "resume.linkAdded",
      "privacy.changed",
      "data.exported",
    ]);
    expect(text).not.toContain("Che cosa sa fare?");
    for (const secret of ["argon2id", Buffer.from("credential-secret").toString("hex"), "key-secret", "files/x"])
      expect(text).not.toContain(secret);
  });

  test("user exports personal data → the file contains no data of other users", async () => {
    const person = await aPerson(api);
    const other = await aPerson(api);
    await other.client.people.hide({ body: { domain: "altrove.example" } });
    const { text } = await exported(person.client);
    for (const word of [other.id, other.email, "altrove.example"]) expect(text).not.toContain(word);
  });

  /** Tables with a foreign key to users whose rows are in the export. `untold` lists the others, each with the reason. */
  const told = [
    "activities",
    "ai_call_subjects",
    "ai_calls",
    "ai_conversations",
    "application_notes",
    "applications",
    "apply_signals",
    "blocks",
    "candidates",
    "channel_members",
    "channel_proposals",
    "comment_likes",
    "comments",
    "contact_offers",
    "contact_requests",
    "duplicate_pairs",
    "email_changes",
    "feed_reads",
    "files",
    "follows",
    "hidden_from",
    "hidden_job_posts",
    "hidden_job_spaces",
    "identities",
    "interviews",
    "invitations",
    "job_fit_mailings",
    "job_fit_reasons",
    "job_wishes",
    "members",
    "mentions",
    "message_reads",
    "message_threads",
    "messages",
    "moderation_cases",
    "notifications",
    "passkeys",
    "payment_customers",
    "payment_methods",
    "payment_setups",
    "post_drafts",
    "post_likes",
    "posts",
    "reports",
    "resume_openings",
    "resume_uploads",
    "resumes",
    "saved_job_posts",
    "saved_searches",
    "scorecards",
    "seen_job_posts",
    "sessions",
    "shortlist_entries",
    "skill_suggestions",
    "user_settings",
  ];
  const untold = {
    admin_views: "which lists who runs the installation keeps",
    channels: "who of those who run the installation opened one",
    interview_members: "for which Space one was there; whom one met is their matter",
    join_requests: "that one asked, kept for a day",
    mail_deliveries: "whether a mail left, for thirty days; what it said is in what it spoke of",
    one_time_codes: "a secret of five minutes",
    passkey_challenges: "a secret of five minutes",
    passkey_enrolments: "a secret of a day",
    password_resets: "a secret of a quarter of an hour",
    scorecard_criteria: "who of a Space asked for what; what a person is judged by is in the scorecards",
    social_flows: "a secret of ten minutes",
    space_domains: "which member added a domain of the Space; the domain is the Space's",
    spaces: "who changed one last; which are theirs is in the list of memberships",
  };
  test("every table with a foreign key to users → exported, or listed as an exception to the export", async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass order by 1`.execute(api.db);
    expect(rows.map(({ name }) => name)).toEqual([...told, ...Object.keys(untold)].toSorted());
  });
});
