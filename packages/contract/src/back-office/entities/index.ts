import { entityRoutes, type EntityDescription, type EntityRoutes } from "../entity.ts";
import { applicationEntity } from "./application.ts";
import { channelEntity } from "./channel.ts";
import { commentEntity } from "./comment.ts";
import { contactEntity } from "./contact.ts";
import { invoiceEntity } from "./invoice.ts";
import { jobPostEntity } from "./job-post.ts";
import { ledgerEntity } from "./ledger.ts";
import { postEntity } from "./post.ts";
import { resumeEntity } from "./resume.ts";
import { spaceEntity } from "./space.ts";
import { userEntity } from "./user.ts";

const described = {
  user: userEntity,
  space: spaceEntity,
  jobpost: jobPostEntity,
  application: applicationEntity,
  resume: resumeEntity,
  post: postEntity,
  comment: commentEntity,
  channel: channelEntity,
  invoice: invoiceEntity,
  ledger: ledgerEntity,
  contact: contactEntity,
};
export type EntityKind = keyof typeof described;
/**
 * The entity kinds that the back office lists. Routes, list, filters, detail, actions, CSV and history of each kind follow from its
 * description.
 */
export const entities = described as unknown as Readonly<Record<EntityKind, EntityDescription>>;
export const entityKinds = Object.keys(entities) as [EntityKind, ...EntityKind[]];

export type EntityFeatureName<K extends EntityKind = EntityKind> = `admin${Capitalize<K>}`;
export const featureOf = <K extends EntityKind>(kind: K) =>
  `admin${kind[0]!.toUpperCase()}${kind.slice(1)}` as EntityFeatureName<K>;

const mapEntities = <T>(map: (entity: EntityDescription) => T) =>
  Object.fromEntries(entityKinds.map((kind) => [featureOf(kind), map(entities[kind])])) as Record<EntityFeatureName, T>;

/** Maps each entity kind to a feature of the contract with the routes of that kind. */
export const entityFeatures: Record<EntityFeatureName, EntityRoutes> = mapEntities(entityRoutes);
export const aboutEntities: Record<EntityFeatureName, string> = mapEntities(
  ({ words }) => `${words.many.en} in the back office`,
);
