import { randomUUIDv7 } from "node:crypto";
import type { ApplicationStatus, ClickSource, Evidence, Verdict } from "@orbita/contract";
import type { Db, Tables } from "@orbita/db";
import { sql, type Insertable } from "kysely";

const day = 86_400_000;

export type ApplicationOptions = {
  spaceId: string;
  jobPostId: string;
  talentId: string;
  status?: ApplicationStatus;
  blind?: boolean;
  revealedAt?: Date | null;
  sentAt?: Date;
  replyBy?: Date | null;
  answeredAt?: Date | null;
  code?: string;
  firstName?: string;
  lastName?: string;
  headline?: string;
  summary?: string;
  motivation?: string;
  verdicts?: readonly Verdict[];
  /** The requirements of the post. The verdict at the same index says whether a requirement is met. */
  requirements?: readonly { id: string; it: string; en: string }[];
  tags?: readonly string[];
  years?: number;
  source?: ClickSource | null;
};

const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
let lastCode = Math.floor(Math.random() * signs.length ** 4);
/** The next code of an application. Random codes would sometimes be the same for two of a hundred applications. */
function aCode(): string {
  lastCode += 1;
  return [3, 2, 1, 0].map((place) => signs[Math.floor(lastCode / signs.length ** place) % signs.length]).join("");
}

const evidenceOf = ({ requirements = [], verdicts = [] }: ApplicationOptions): Evidence[] =>
  requirements.map(({ id, it, en }, index) => ({
    requirement: { kind: "skill", id, label: { it, en }, mandatory: true, minYears: null, level: null, field: null },
    verdict: verdicts[index] ?? "unknown",
    lines: [],
    by: null,
    found: null,
    years: null,
  }));

function snapshotOf(options: ApplicationOptions) {
  const { firstName = "Amir", lastName = "Benali", headline = "Sviluppo backend", summary = "" } = options;
  const lists = Object.fromEntries(
    [
      "experience technicalSkills softSkills education certifications courses languages interests",
      "proposedJobPositions proposedTechnicalSkills criticalSummary questions aiquestions comments",
    ]
      .flatMap((names) => names.split(" "))
      .map((name) => [name, []]),
  );
  return {
    ...lists,
    id: randomUUIDv7(),
    username: `${firstName}.${lastName}`.toLowerCase(),
    firstName,
    lastName,
    profileImage: null,
    headline,
    summary,
    wishes: [],
    contacts: { email: `${firstName}.${lastName}@posta.example`.toLowerCase(), phone: null, city: "Genova", links: [] },
    years: options.years ?? 4,
    sectionOrder: ["summary", "experience"],
    updated: new Date().toISOString(),
  };
}

/** Creates a sent application: the row, and the first step of its timeline. */
export async function anApplication(db: Db, options: ApplicationOptions) {
  const { status = "submitted", blind = false, sentAt = new Date(), verdicts = [], requirements = [] } = options;
  const id = randomUUIDv7();
  const snapshot = snapshotOf(options);
  const name = `${snapshot.firstName} ${snapshot.lastName}`;
  const waiting = status === "submitted" || status === "inReview";
  const met = requirements.filter((_, index) => verdicts[index] === "met").map((one) => one.id);
  const row = {
    id,
    job_post_id: options.jobPostId,
    space_id: options.spaceId,
    talent_id: options.talentId,
    status,
    code: options.code ?? aCode(),
    motivation: options.motivation ?? "",
    snapshot: JSON.stringify(snapshot),
    evidence: JSON.stringify(evidenceOf(options)),
    verdicts: verdicts.map((verdict) => verdict.charAt(0)).join(""),
    met: met.length,
    met_of: met,
    card: JSON.stringify({
      name,
      image: null,
      headline: snapshot.headline,
      city: "Genova",
      years: options.years ?? 4,
      line: null,
      blind: { headline: snapshot.headline, line: null },
    }),
    open_words: sql<string>`plain(${snapshot.headline})`,
    named_words: sql<string>`plain(${`${name} ${snapshot.contacts.email}`})`,
    blind,
    revealed_at: options.revealedAt ?? null,
    sent_at: sentAt,
    moved_at: sentAt,
    reply_by: options.replyBy === undefined ? (waiting ? new Date(sentAt.getTime() + 7 * day) : null) : options.replyBy,
    answered_at: options.answeredAt ?? null,
    tags: [...(options.tags ?? [])],
    source: options.source ?? null,
  };
  await db.insertInto("applications").values(row).execute();
  await db
    .insertInto("application_steps")
    .values({
      id: randomUUIDv7(),
      application_id: id,
      kind: "sent",
      from_status: null,
      to_status: "submitted",
      actor_id: options.talentId,
      at: sentAt,
      told_at: sentAt,
    } as Insertable<Tables["application_steps"]>)
    .execute();
  return { id, code: row.code, talentId: options.talentId, name };
}
