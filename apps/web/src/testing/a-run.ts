import type { OperationsStatus, Run } from "@orbita/contract";

/** A successful run over October's invoices, in the api's format. */
export const aRun = (more: Partial<Run> = {}): Run => ({
  id: "0193a000-0000-7000-8000-000000000001",
  what: "invoices",
  subject: "2026-10",
  dry: false,
  state: "done",
  by: { id: null, name: "Ivo Canepa" },
  reason: "Fine mese",
  total: 214,
  done: 214,
  ok: 3,
  skipped: 208,
  failed: 3,
  outcome: [
    { name: "issued", value: 3 },
    { name: "skipped", value: 208 },
    { name: "blocked", value: 3 },
    { name: "totalCents", value: 120_418 },
  ],
  problem: null,
  fileUntil: null,
  created: "2026-11-15T10:04:00.000Z",
  started: "2026-11-15T10:04:00.000Z",
  ended: "2026-11-15T10:04:08.000Z",
  ...more,
});

export const runsFound = (...content: Run[]) => ({
  content,
  page: 0,
  size: 20,
  totalElements: content.length,
  totalPages: 1,
  cursor: null,
});

/** A status of the operations page in which one search index and three messages need attention. */
export const someOperations = (more: Partial<OperationsStatus> = {}): OperationsStatus => ({
  at: "2026-11-15T10:07:20.000Z",
  servers: [
    {
      name: "api",
      light: "ok",
      facts: [
        { name: "instances", value: 3 },
        { name: "p95Ms", value: 84 },
      ],
    },
    {
      name: "postgres",
      light: "ok",
      facts: [
        { name: "replicaSeconds", value: 0.2 },
        { name: "sizeMegabytes", value: 7_412 },
      ],
    },
    { name: "mail", light: "ok", facts: [{ name: "sentPercent", value: 98.9 }] },
    { name: "model", light: "off", facts: [] },
  ],
  queues: [
    { name: "resumeUploads.read", ready: 14, active: 4, perMinute: 22, oldestSeconds: 38, dead: 2 },
    { name: "notifications.sendMail", ready: 3, active: 8, perMinute: 140, oldestSeconds: 2, dead: 1 },
    { name: "files.remove", ready: 0, active: 0, perMinute: 4, oldestSeconds: null, dead: 0 },
  ],
  deadLetters: [
    {
      id: "0193b000-0000-7000-8000-000000000001",
      queue: "resumeUploads.read",
      at: "2026-11-14T21:41:00.000Z",
      tries: 5,
      error: "Timeout after 120 s",
      about: [{ name: "id", value: "0193c000-0000-7000-8000-000000000001" }],
    },
    {
      id: "0193b000-0000-7000-8000-000000000002",
      queue: "resumeUploads.read",
      at: "2026-11-15T08:20:00.000Z",
      tries: 5,
      error: "PDF with a password",
      about: [],
    },
    {
      id: "0193b000-0000-7000-8000-000000000003",
      queue: "notifications.sendMail",
      at: "2026-11-15T09:00:00.000Z",
      tries: 8,
      error: "452 Mailbox full",
      about: [],
    },
  ],
  relay: [
    { destination: "search", depth: 0, lagSeconds: 0 },
    { destination: "broker", depth: 12, lagSeconds: 0.4 },
  ],
  indexes: [
    { name: "job-posts", rows: 3_412, documents: 3_412, behind: 0, building: null },
    { name: "resumes", rows: 11_903, documents: 11_870, behind: 33, building: null },
    { name: "spaces", rows: 846, documents: 846, behind: 0, building: null },
  ],
  mail: { sent: 1_240, deferred: 3, failed: 1, since: "2026-11-14T23:00:00.000Z" },
  maintenance: {
    on: false,
    from: "2026-11-22T04:00:00.000Z",
    until: "2026-11-22T05:30:00.000Z",
    message: {
      it: "Torniamo alle 06:30. Le candidature inviate sono al sicuro; le bozze anche.",
      en: "We are back at 06:30. What you sent is safe, and so are your drafts.",
    },
    version: 4,
  },
  ...more,
});
