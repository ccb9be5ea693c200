/** Fields that several entity kinds share. They are defined once, so that a column has the same meaning and label everywhere. */
export const voiceValues = {
  person: { it: "Persona", en: "Person" },
  space: { it: "Space", en: "Space" },
  house: { it: "Gestore", en: "Operator" },
} as const;

const code = { kind: "keyword", as: "code" } as const;
export const personId = { ...code, words: { it: "Identificativo della persona", en: "Person ID" } } as const;

export const authorField = {
  kind: "text",
  words: { it: "Scritto da", en: "Written by" },
  list: true,
  personal: true,
  leadsTo: { kind: "user", by: "authorId" },
} as const;

export const spaceField = {
  kind: "text",
  words: { it: "Space", en: "Space" },
  list: true,
  leadsTo: { kind: "space", by: "spaceId" },
} as const;
export const spaceIdField = { ...code, words: { it: "Identificativo dello Space", en: "Space ID" } } as const;

export const jobPostField = {
  kind: "text",
  words: { it: "Annuncio", en: "Job" },
  list: true,
  leadsTo: { kind: "jobpost", by: "jobPostId" },
} as const;
export const jobPostIdField = { ...code, words: { it: "Identificativo dell’annuncio", en: "Job ID" } } as const;

export const enabled = {
  kind: "boolean",
  as: "switch",
  words: { it: "Attivo", en: "Enabled" },
  values: { true: { it: "Attivi", en: "Enabled" }, false: { it: "Disattivati", en: "Disabled" } },
} as const;

export const created = {
  kind: "date",
  always: true,
  column: "created_at",
  as: "moment",
  filter: true,
  words: { it: "Creazione", en: "Created" },
} as const;

export const edited = {
  kind: "date",
  column: "edited_at",
  as: "moment",
  list: "more",
  words: { it: "Modifica", en: "Edited" },
} as const;

export const state = { kind: "keyword", as: "state", list: true, words: { it: "Stato", en: "Status" } } as const;
