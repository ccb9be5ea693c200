import type { Entity } from "@orbita/contract/back-office/entity";
import { words } from "@orbita/contract/kernel/fields";
import { postLimits } from "@orbita/contract/posts/limits";
import { z } from "zod";

const taken = (max: number) => z.object({ text: words({ min: 1, max }) });

/** Admin actions on kinds whose routes belong to their feature; the entity description does not list them. */
const own: Readonly<Record<string, Partial<Entity>>> = {
  post: { acts: ["enable", "change", "remove"], stated: true, change: taken(postLimits.text.max) },
  comment: { acts: ["enable", "change", "remove"], stated: true, change: taken(postLimits.comment.max) },
  channel: { acts: ["enable", "remove"], stated: true },
};

export const detailOf = (entity: Entity): Entity =>
  entity.ownRoutes && Object.hasOwn(own, entity.kind) ? { ...entity, ...own[entity.kind] } : entity;
