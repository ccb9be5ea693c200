import type { AuthorKind } from "@orbita/contract";
import type { Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf, type Viewer } from "../kernel/visibility.ts";
import { hasRole } from "../kernel/roles.ts";

/** The author of a post, and the voice it is written in. The author is always a user, also when they write for a Space or as the house (Orbita itself). */
export type PostAuthor = {
  readonly voice: AuthorKind;
  readonly authorId: string;
  readonly spaceId: string | null;
  readonly viewer: Viewer & { readonly id: string };
};

/** The voice that a route writes in: as the user, for the Space that the user acts for, or as the house (Orbita itself). */
export type RouteAuthorKind = AuthorKind;

export const requireAuthor = (actor: Actor): string => actor.id ?? fail("access.unauthenticated");

/**
 * The author of a post that is written in this voice: as a person, for a Space or as the house (Orbita itself). Only recruiters
 * and owners may write for their Space. Only admin routes write as the house, and they have checked access before.
 */
export function speakerOf(actor: Actor, voice: RouteAuthorKind): PostAuthor {
  const authorId = requireAuthor(actor);
  const spaceId = voice === "space" ? (actor.spaceId ?? fail("access.denied")) : null;
  if (spaceId !== null) allow(canPostFor(actor, spaceId));
  return { voice, authorId, spaceId, viewer: { ...viewerOf(actor, { asAdmin: voice === "house" }), id: authorId } };
}

type OwnedPost = { voice: AuthorKind; author_id: string | null; space_id: string | null };

/**
 * Whether the author may change the post. Users change their own posts, recruiters the posts of their Space, and admins who write as the house
 * (Orbita itself) all posts.
 */
export const isOwnPost = ({ voice, authorId, spaceId }: PostAuthor, post: OwnedPost): boolean =>
  voice === "house" ||
  (post.voice === voice && (voice === "space" ? post.space_id === spaceId : post.author_id === authorId));

export const canPostFor = (actor: Actor, spaceId: string): boolean => hasRole(actor, spaceId, "recruiter");
