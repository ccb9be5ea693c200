import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import { applicationLimits as limits } from "./limits.ts";
import { applicationStatus, rejectionReason } from "./states.ts";

const writtenWords = z
  .strictObject({
    it: z.string().trim().max(limits.words.max).nullable().default(null),
    en: z.string().trim().max(limits.words.max).nullable().default(null),
  })
  .meta({ id: "WrittenWords" });

/** The content of a rejection. The talent reads `words` in their own language, so that language must be present. */
export const rejection = z
  .strictObject({
    reason: rejectionReason,
    /** Ids and codes of the unmet requirements, if the reason is `requirement`. */
    requirements: z.array(z.string().max(100)).max(30).default([]),
    words: writtenWords.optional(),
    /** Another open post of the Space that may suit the rejected candidate. */
    suggestedJobPostId: id.nullable().default(null),
  })
  .meta({ id: "Rejection" });
export type Rejection = z.output<typeof rejection>;

/**
 * Request for the preview of a rejection. With `several`, the preview leaves out what applies to a single candidate: the name, and
 * the praise for a line of the resume.
 */
export const rejectionAsked = rejection.extend({ several: z.boolean().default(false) }).meta({ id: "RejectionAsked" });
export type RejectionPreviewRequest = z.output<typeof rejectionAsked>;

const moving = {
  to: applicationStatus.exclude(["withdrawn", "expired"]),
  /** A message to the talent. A rejection has its message inside `rejection` instead. */
  words: writtenWords.optional(),
  rejection: rejection.optional(),
};
const rejectionIsSaid = (
  { to, rejection: said }: { to?: string | undefined; rejection?: unknown },
  context: z.RefinementCtx,
): void => {
  if (to === "rejected" && said === undefined)
    context.addIssue({ code: "custom", message: "field.required", path: ["rejection"], input: said });
};

/** A move of several applications at once. Each application succeeds or fails alone. */
export const applicationMoves = z
  .strictObject({ ids: z.array(id).min(1).max(limits.bulk.max), ...moving })
  .superRefine(rejectionIsSaid)
  .meta({ id: "ApplicationMoves" });
export type BulkMoveRequest = z.output<typeof applicationMoves>;

export const movesDone = z
  .object({
    moved: z.array(z.object({ id, stepId: id, version: z.int() })),
    /** Each refused application with its current state and the code of the reason. */
    refused: z.array(z.object({ id, code: z.string(), status: applicationStatus.nullable() })),
    /** The time until which the moves of this bulk action can be undone. */
    undoUntil: instant.nullable(),
    /** Number of anonymous candidates whose names become visible when the undo window ends; if the move is undone, they stay hidden. */
    revealing: z.int(),
  })
  .meta({ id: "MovesDone" });
export type BulkMoveResult = z.output<typeof movesDone>;

/** A change of one application: a move, its tags, or both. */
export const applicationChange = z
  .strictObject({
    version: z.int().optional(),
    status: moving.to.optional(),
    words: moving.words,
    rejection: moving.rejection,
    tags: z
      .array(words({ max: limits.tags.text }))
      .max(limits.tags.max)
      .optional(),
  })
  .superRefine(({ status, rejection: said }, context) => rejectionIsSaid({ to: status, rejection: said }, context))
  .meta({ id: "ApplicationChange" });
export type ApplicationChange = z.output<typeof applicationChange>;

const mailPreview = z.object({
  subject: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  signature: z.string(),
});
export const rejectionDraft = z
  .object({
    language: z.enum(["it", "en"]),
    /** The text of the rejection, as written by the member; otherwise our suggestion for the chosen reason. */
    words: z.object({ it: z.string(), en: z.string() }),
    mails: z.object({ it: mailPreview, en: mailPreview }),
    /** Phrases about protected characteristics in the text of the rejection. A rejection that contains such a phrase is refused. */
    findings: z.array(z.object({ language: z.enum(["it", "en"]), quote: z.string() })),
    /** Other open posts of the Space, which the member can suggest to the candidate. */
    others: z.array(z.object({ id, title: z.string() })),
  })
  .meta({ id: "RejectionDraft" });
export type RejectionDraft = z.output<typeof rejectionDraft>;
