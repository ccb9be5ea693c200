import type { AuthorKind } from "@orbita/contract";
import { hasRole, type Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf, type Viewer } from "../kernel/sight.ts";

/** The author and the voice of a post: always a user, who may write for a Space or as the house. */
export type Speaker = {
  readonly voice: AuthorKind;
  readonly authorId: string;
  readonly spaceId: string | null;
  readonly viewer: Viewer & { readonly id: string };
};

/** The voice that a route writes in: the user's own, the Space they act for, or the house. */
export type Door = AuthorKind;

export const personOf = (actor: Actor): string => actor.id ?? fail("access.unauthenticated");

/**
 * Recruiters and owners can write for their Space. The house voice is only reachable through admin routes, which check access
 * earlier.
 */
export function speakerOf(actor: Actor, voice: Door): Speaker {
  const authorId = personOf(actor);
  const spaceId = voice === "space" ? (actor.spaceId ?? fail("access.denied")) : null;
  if (spaceId !== null) allow(hasRole(actor, spaceId, "recruiter"));
  return { voice, authorId, spaceId, viewer: { ...viewerOf(actor, { asAdmin: voice === "house" }), id: authorId } };
}

type Owned = { voice: AuthorKind; author_id: string | null; space_id: string | null };

/** Each voice may change its own posts; admins, writing as the house, may change all. */
export const isOwn = ({ voice, authorId, spaceId }: Speaker, post: Owned): boolean =>
  voice === "house" ||
  (post.voice === voice && (voice === "space" ? post.space_id === spaceId : post.author_id === authorId));
