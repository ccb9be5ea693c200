import { entityRoutes, type Entity, type EntityRoutes } from "../entity.ts";
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
 * The entities that the back office lists. Routes, list, filters, detail, actions, CSV and history of each follow from its
 * description.
 */
export const entities = described as unknown as Readonly<Record<EntityKind, Entity>>;
export const entityKinds = Object.keys(entities) as [EntityKind, ...EntityKind[]];

export type EntityFeature<K extends EntityKind = EntityKind> = `admin${Capitalize<K>}`;
export const featureOf = <K extends EntityKind>(kind: K) =>
  `admin${kind[0]!.toUpperCase()}${kind.slice(1)}` as EntityFeature<K>;

const mapEntities = <T>(map: (entity: Entity) => T) =>
  Object.fromEntries(entityKinds.map((kind) => [featureOf(kind), map(entities[kind])])) as Record<EntityFeature, T>;

/** A feature of the contract for each entity kind. */
export const entityFeatures: Record<EntityFeature, EntityRoutes> = mapEntities(entityRoutes);
export const aboutEntities: Record<EntityFeature, string> = mapEntities(
  ({ words }) => `${words.many.en} in the back office`,
);
