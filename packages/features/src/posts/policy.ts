import type { Voice } from "@orbita/contract";
import { hasRole, type Actor } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { viewerOf, type Viewer } from "../kernel/sight.ts";

/** Who writes, and in whose voice: the person always, a Space or the house beside. */
export type Speaker = {
  readonly voice: Voice;
  readonly authorId: string;
  readonly spaceId: string | null;
  readonly viewer: Viewer & { readonly id: string };
};

/** The three doors: as oneself, for the Space that one acts for, in the house's name. */
export type Door = Voice;

export const personOf = (actor: Actor): string => actor.id ?? fail("access.unauthenticated");

/** Recruiters and owners speak for their Space; the area of admins is closed to everybody else before this. */
export function speakerOf(actor: Actor, voice: Door): Speaker {
  const authorId = personOf(actor);
  const spaceId = voice === "space" ? (actor.spaceId ?? fail("access.denied")) : null;
  if (spaceId !== null) allow(hasRole(actor, spaceId, "recruiter"));
  return { voice, authorId, spaceId, viewer: { ...viewerOf(actor, { asAdmin: voice === "house" }), id: authorId } };
}

type Owned = { voice: Voice; author_id: string | null; space_id: string | null };

/** Each door opens what was said behind it; who runs the installation opens everything. */
export const isOwn = ({ voice, authorId, spaceId }: Speaker, post: Owned): boolean =>
  voice === "house" ||
  (post.voice === voice && (voice === "space" ? post.space_id === spaceId : post.author_id === authorId));
