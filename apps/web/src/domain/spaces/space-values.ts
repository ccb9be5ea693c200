import type { LabelledCode, OwnSpace, SpaceChange, SpacePart, SpaceType } from "@orbita/contract";
import { formatPhone } from "~/shell/form/format-phone.ts";

type OwnLocation = OwnSpace["locations"][number];
/** A location in the form. A location that is not saved yet has no id. */
export type LocationInput = Omit<OwnLocation, "id"> & { id?: string | undefined };

/** The form's values. An empty text means no value, and a value from a vocabulary includes its labels. */
export type SpaceValues = {
  name: string;
  url: string;
  headline: string;
  description: string;
  businessSector: LabelledCode | null;
  website: string;
  yearFounded: string;
  type: SpaceType;
  authorisationNumber: string;
  email: string;
  phone: string;
  locations: readonly LocationInput[];
  legalName: string;
  companyType: string;
  vat: string;
  fiscalCode: string;
  companySize: string;
  sdi: string;
  primaryPolicy: LabelledCode | null;
  onsiteStart: LabelledCode | null;
  onsiteEnd: LabelledCode | null;
  policyDescription: string;
  ccnl: LabelledCode | null;
  replyDays: number;
  blindFirstStage: boolean;
  showReaders: boolean;
};
export type SpaceFieldName = keyof SpaceValues;
/** The fields whose value has type `T`. */
export type SpaceFieldValue<T> = {
  [F in SpaceFieldName]: SpaceValues[F] extends T ? (T extends SpaceValues[F] ? F : never) : never;
}[SpaceFieldName];

/** The fields of each part, in the order of the page. */
export const partFields = {
  main: [
    "name",
    "url",
    "headline",
    "description",
    "businessSector",
    "website",
    "yearFounded",
    "type",
    "authorisationNumber",
  ],
  contact: ["email", "phone"],
  locations: ["locations", "legalName", "companyType", "vat", "fiscalCode", "companySize", "sdi"],
  standards: ["primaryPolicy", "onsiteStart", "onsiteEnd", "policyDescription", "ccnl", "replyDays"],
  settings: ["blindFirstStage", "showReaders"],
} as const satisfies Record<SpacePart, readonly SpaceFieldName[]>;
export const parts = Object.keys(partFields) as SpacePart[];
export const spaceFields: readonly SpaceFieldName[] = parts.flatMap(
  (part): readonly SpaceFieldName[] => partFields[part],
);
export const partOf = (field: SpaceFieldName): SpacePart =>
  parts.find((part) => (partFields[part] as readonly SpaceFieldName[]).includes(field))!;

export const toSpaceValues = (space: OwnSpace): SpaceValues => ({
  name: space.name,
  url: space.url,
  headline: space.headline ?? "",
  description: space.description ?? "",
  businessSector: space.businessSector,
  website: space.website ?? "",
  yearFounded: space.yearFounded === null ? "" : String(space.yearFounded),
  type: space.type,
  authorisationNumber: space.authorisationNumber ?? "",
  email: space.email ?? "",
  phone: space.phone === null ? "" : formatPhone(space.phone),
  locations: space.locations,
  legalName: space.legalName ?? "",
  companyType: space.companyType ?? "",
  vat: space.vat ?? "",
  fiscalCode: space.fiscalCode ?? "",
  companySize: space.companySize ?? "",
  sdi: space.sdi ?? "",
  primaryPolicy: space.primaryPolicy,
  onsiteStart: space.onsiteStart,
  onsiteEnd: space.onsiteEnd,
  policyDescription: space.policyDescription ?? "",
  ccnl: space.ccnl,
  replyDays: space.replyDays,
  blindFirstStage: space.blindFirstStage,
  showReaders: space.showReaders,
});

const listedFields: readonly SpaceFieldName[] = ["businessSector", "primaryPolicy", "onsiteStart", "onsiteEnd", "ccnl"];
const kept = (value: unknown): unknown => (typeof value === "string" ? value.trim() : value);

/** A field's value for comparing and sending: the code of a vocabulary value, or the text without surrounding spaces. */
function plain(field: SpaceFieldName, values: Partial<SpaceValues>): unknown {
  const value = values[field];
  return listedFields.includes(field) ? ((value as LabelledCode | null | undefined)?.code ?? null) : kept(value);
}

export const isSame = (field: SpaceFieldName, one: Partial<SpaceValues>, other: Partial<SpaceValues>): boolean =>
  JSON.stringify(plain(field, one)) === JSON.stringify(plain(field, other));

export const changedFields = (before: SpaceValues, after: SpaceValues): SpaceFieldName[] =>
  spaceFields.filter((field) => !isSame(field, before, after));

/** Pairs of fields that are validated together and so must be sent together. */
const couples: readonly (readonly SpaceFieldName[])[] = [
  ["type", "authorisationNumber"],
  ["onsiteStart", "onsiteEnd"],
];
export const withCouples = (fields: readonly SpaceFieldName[]): SpaceFieldName[] => {
  const wanted = new Set(fields);
  for (const couple of couples) if (couple.some((field) => wanted.has(field))) couple.forEach((one) => wanted.add(one));
  return spaceFields.filter((field) => wanted.has(field));
};

const needed: readonly SpaceFieldName[] = ["name", "url"];

/** The value as the contract expects it. An invalid year stays text, so that the schema rejects it. */
function wireOf(field: SpaceFieldName, values: SpaceValues): unknown {
  if (field === "authorisationNumber" && values.type === "company") return null;
  const value = plain(field, values);
  if (value === "" && !needed.includes(field)) return null;
  return field === "yearFounded" && /^\d+$/.test(String(value)) ? Number(value) : value;
}

export const toSpaceChange = (values: SpaceValues, fields: readonly SpaceFieldName[]): SpaceChange =>
  Object.fromEntries(withCouples(fields).map((field) => [field, wireOf(field, values)]));
