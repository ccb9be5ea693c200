import { z } from "zod";
import { stepUpPurposes } from "../kernel/step-up.ts";

type ProblemSpec = { readonly status: number; readonly params?: z.ZodObject };

/**
 * Every error that can be a whole response (specification §8, product.md §2). Use-cases name a code; the status belongs to the
 * wire and only the api reads it. 422 is for payload validation only.
 */
export const problems = {
  "request.malformed": { status: 400 },
  "request.invalid": { status: 422 },
  "request.tooLarge": { status: 413 },
  "request.addressTooLong": { status: 414 },
  "request.tooMany": { status: 429, params: z.object({ retryAfter: z.int() }) },
  "request.keyReused": { status: 409 },
  "request.keyMissing": { status: 400 },
  "access.unauthenticated": { status: 401 },
  "access.denied": { status: 403 },
  "route.notFound": { status: 404 },
  /** The operator's message and the end of the maintenance, if given. */
  "server.maintenance": {
    status: 503,
    params: z.object({ message: z.string().optional(), until: z.string().optional(), retryAfter: z.int().optional() }),
  },
  "server.overloaded": { status: 503 },
  "server.failed": { status: 500 },
  "search.unavailable": { status: 503 },
  "realtime.unavailable": { status: 503 },
  "data.loadFailed": { status: 500 },

  "account.invalidCredentials": { status: 401 },
  "account.disabled": { status: 403 },
  "account.emailTaken": { status: 409 },
  "account.usernameTaken": { status: 409 },
  "account.notFound": { status: 404 },
  "account.codeInvalid": { status: 409, params: z.object({ triesLeft: z.int() }) },
  "account.codeExpired": { status: 409 },
  "account.onboardingFailed": { status: 500 },
  "account.passwordWrong": { status: 409 },
  /** The last remaining way to sign in cannot be removed. */
  "account.lastSignInMethod": { status: 409 },
  /** Other members of a Space would be left without an owner. */
  "account.onlyOwner": { status: 409, params: z.object({ space: z.string() }) },
  "account.usernameMismatch": { status: 409 },
  /** The user must confirm their identity, for this purpose, before the request is accepted. */
  "account.stepUpNeeded": { status: 403, params: z.object({ purpose: z.enum(stepUpPurposes) }) },
  /** This account cannot confirm in this way, or the confirmation belongs to another account. */
  "account.stepUpRefused": { status: 409 },
  /** The undo link of an email change was used before, or its 72 hours are over. */
  "account.undoExpired": { status: 409 },
  /** The account is scheduled for deletion: all other routes stay closed until its owner decides whether to keep it. */
  "account.leaving": { status: 403 },
  "session.notFound": { status: 404 },

  "social.unavailable": { status: 404 },
  /** The user refused access at the provider. */
  "social.denied": { status: 409 },
  /** The callback came from another browser, too late, or a second time. */
  "social.flowInvalid": { status: 409 },
  "social.failed": { status: 502 },
  /** The provider knows the person, but we have no account: they must accept the terms first, and perhaps give an address. */
  "social.signUpNeeded": {
    status: 409,
    params: z.object({
      pending: z.string(),
      email: z.string(),
      emailVerified: z.string(),
      firstName: z.string(),
      lastName: z.string(),
    }),
  },
  /** An account with this address exists: the user signs in to it first, then connects the provider. */
  "social.signInFirst": { status: 409, params: z.object({ email: z.string() }) },
  "social.alreadyLinked": { status: 409 },
  "social.notFound": { status: 404 },

  "passkey.refused": { status: 409 },
  /** The one-time link to enrol a passkey was used before, or has expired. */
  "passkey.enrolmentExpired": { status: 409 },
  "passkey.alreadyThere": { status: 409 },
  "passkey.notFound": { status: 404 },
  "passkey.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "email.notValidated": { status: 403 },
  "email.sendFailed": { status: 502 },
  "recaptcha.invalidKey": { status: 409 },
  "recaptcha.failed": { status: 502 },
  "recaptcha.needed": { status: 403 },

  "resume.notFound": { status: 404 },
  "resume.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "resume.versionNotFound": { status: 404 },
  "resume.linkNotFound": { status: 404 },
  "resume.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "resumeUpload.notFound": { status: 404 },
  /** The upload is still being parsed, has failed, or is already confirmed. */
  "resumeUpload.notReady": { status: 409 },
  "candidate.notFound": { status: 404 },
  "candidate.alreadyAdded": { status: 409 },

  "file.uploadFailed": { status: 502 },
  "file.downloadFailed": { status: 502 },
  "file.rejected": { status: 409 },
  "file.notFound": { status: 404 },
  "file.wrongType": { status: 409 },
  "file.tooLarge": { status: 413, params: z.object({ max: z.int() }) },
  "file.damaged": { status: 409 },
  "file.infected": { status: 409 },
  "file.scanUnavailable": { status: 503 },

  "people.notFound": { status: 404 },
  "people.alreadyHidden": { status: 409 },
  "contact.failed": { status: 502 },

  "space.notFound": { status: 404 },
  "space.suspended": { status: 403 },
  /** This requires a verified Space: names in talent search, CVs, contact requests, added CVs, sponsorship. */
  "space.notVerified": { status: 403 },
  "space.vatMissing": { status: 409 },
  /** Limit of CVs that a Space may open per day. */
  "talent.openLimit": { status: 429, params: z.object({ max: z.int() }) },
  "domain.notFound": { status: 404 },
  "domain.alreadyAdded": { status: 409 },
  "domain.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "domain.linkNotFound": { status: 404 },
  "space.urlTaken": { status: 409 },
  "space.vatTaken": { status: 409, params: z.object({ space: z.string() }) },
  "space.createFailed": { status: 500 },
  "space.userAlreadyAdded": { status: 409 },
  "space.userUnknown": { status: 404 },
  "space.lastUser": { status: 409 },
  "space.selfRemoval": { status: 409 },
  /** The other members would be left without an owner. */
  "space.lastOwner": { status: 409 },
  "space.supportOnly": { status: 403 },
  "space.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "space.urlMismatch": { status: 409 },
  "space.stillPublished": { status: 409, params: z.object({ posts: z.int() }) },
  "invitation.notFound": { status: 404 },
  "invitation.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "invitation.otherAddress": { status: 409 },

  "vocabulary.notFound": { status: 404 },
  "vocabulary.codeTaken": { status: 409 },
  "vocabulary.labelTaken": { status: 409, params: z.object({ label: z.string() }) },
  "vocabulary.inUse": { status: 409, params: z.object({ uses: z.int() }) },
  /** Our code refers to these entries by name, so they cannot be changed. */
  "vocabulary.fixed": { status: 409 },
  "vocabulary.otherList": { status: 409 },
  "vocabulary.unknownCode": { status: 409 },
  "skill.notFound": { status: 404 },
  "skill.exists": { status: 409, params: z.object({ name: z.string() }) },
  "skill.alreadySuggested": { status: 409 },
  "skill.tooManySuggestions": { status: 409, params: z.object({ max: z.int() }) },
  "place.notFound": { status: 404 },

  "jobPost.notFound": { status: 404 },
  /** The post was public and is closed; its title and its Space stay visible. */
  "jobPost.closed": { status: 410, params: z.object({ title: z.string(), space: z.string(), spaceUrl: z.string() }) },
  "jobPost.incomplete": { status: 409 },
  /** The linter found wording that an ad must not contain: each finding is a field error. */
  "jobPost.wording": { status: 409 },
  "jobPost.wrongStatus": { status: 409, params: z.object({ from: z.string(), to: z.string() }) },
  "jobPost.noSlotsLeft": { status: 409, params: z.object({ plan: z.string(), total: z.int() }) },
  /** Too many applications wait past the promised day. To list them, search for late ones. */
  "jobPost.answersOwed": { status: 409, params: z.object({ late: z.int(), recent: z.int() }) },
  "jobPost.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },

  "shortlist.notFound": { status: 404 },
  "shortlist.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "shortlist.nameInUse": { status: 409 },
  "shortlist.full": { status: 409, params: z.object({ max: z.int() }) },
  "offer.notFound": { status: 404 },
  /** The Space has used up its offers of the day. */
  "offer.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  /** An offer of this Space to the person is open or was accepted. */
  "offer.alreadyMade": { status: 409 },
  /** The Space must wait after a refusal. */
  "offer.resting": { status: 409, params: z.object({ days: z.int() }) },
  "offer.notOpen": { status: 409 },
  "interview.notFound": { status: 404 },
  "interview.wrongState": { status: 409, params: z.object({ state: z.string() }) },
  "interview.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  /** An interview for the same application or offer is not over yet. */
  "interview.alreadyOpen": { status: 409 },
  /** A participant has another interview at one of these times. */
  "interview.busy": { status: 409, params: z.object({ who: z.string() }) },
  /** A participant has agreed to another interview meanwhile. */
  "interview.slotTaken": { status: 409 },
  "interview.noSuchSlot": { status: 409 },
  /** Also answered for threads that the user may not read, to hide that they exist. */
  "thread.notFound": { status: 404 },
  /** The thread is closed to new messages, for this reason. */
  "message.closed": { status: 409, params: z.object({ reason: z.string() }) },
  "message.notFound": { status: 404 },
  "message.templateNotFound": { status: 404 },
  "message.templateNameInUse": { status: 409 },
  "message.tooManyTemplates": { status: 409, params: z.object({ max: z.int() }) },
  "savedSearch.notFound": { status: 404 },
  "savedSearch.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "savedJob.tooMany": { status: 409, params: z.object({ max: z.int() }) },

  "post.notFound": { status: 404 },
  "post.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  /** The limit per hour or per day is reached. */
  "post.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "comment.notFound": { status: 404 },
  "comment.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "comment.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  /** The account is too new for this action. */
  "account.tooNew": { status: 409, params: z.object({ hours: z.int() }) },
  "channel.notFound": { status: 404 },
  "channel.notMember": { status: 403 },
  "channel.alreadyIn": { status: 409 },
  "channel.urlTaken": { status: 409 },
  "channel.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "channel.tooManyInvitations": { status: 409, params: z.object({ max: z.int() }) },
  "channel.tooManyProposals": { status: 409, params: z.object({ max: z.int() }) },
  "channel.proposalNotFound": { status: 404 },
  "follow.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "block.notFound": { status: 404 },
  "block.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  /** The address is inside a private network, or is not a web address. */
  "link.refused": { status: 409 },
  "link.unreachable": { status: 502 },
  "link.nothingToShow": { status: 404 },
  "report.alreadyMade": { status: 409 },
  "report.tooMany": { status: 409, params: z.object({ max: z.int() }) },
  "moderation.notFound": { status: 404 },
  "moderation.notOpen": { status: 409 },
  "moderation.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  /** Administrators cannot judge their own content or their own decisions while another administrator can. */
  "moderation.forOthers": { status: 409 },

  "payment.methodMissing": { status: 409 },
  "payment.methodNotFound": { status: 404 },
  /** The last card of a Space that sponsors or owes money cannot be removed. */
  "payment.methodNeeded": { status: 409 },
  "payment.setupNotFound": { status: 404 },
  "payment.notFound": { status: 404 },
  /** The bank declined the card; `failure` is the provider's code. */
  "payment.declined": { status: 409, params: z.object({ failure: z.string() }) },
  "payment.unavailable": { status: 503 },
  /** This installation does not accept cards. */
  "payment.notSetUp": { status: 409 },
  "payment.badSignature": { status: 400 },
  "billing.dataMissing": { status: 409 },
  /** An invoice is unpaid: sponsoring is paused until it is paid. */
  "billing.premiumPaused": { status: 409 },
  "invoice.notFound": { status: 404 },
  "invoice.issued": { status: 409 },
  "invoice.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "invoice.creditTooLarge": { status: 409, params: z.object({ maxCents: z.int() }) },
  /** A credit note cannot be credited. */
  "invoice.isCredit": { status: 409 },
  /** The bank has not answered yet, so the amount to refund is unknown. */
  "invoice.beingPaid": { status: 409 },
  "invoice.nothingToPay": { status: 409 },
  "invoice.notRejected": { status: 409 },
  /** The tax office would reject the Space's data. */
  "invoice.blocked": { status: 409, params: z.object({ reasons: z.string() }) },
  "invoice.monthNotOver": { status: 409 },
  "invoice.dayNotOver": { status: 409 },
  /** This installation has no seller configured for its invoices. */
  "invoice.sellerMissing": { status: 409 },
  "contract.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },

  "application.alreadyApplied": { status: 409 },
  /** For every kind of record that the back office lists. */
  "record.notFound": { status: 404 },
  "record.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "record.inUse": { status: 409 },
  /** The affected person must be given a statement of reasons. */
  "statement.missing": { status: 422 },
  /** The last administrator cannot be removed. */
  "admin.last": { status: 409 },
  "bulk.changedMeanwhile": { status: 409, params: z.object({ count: z.int() }) },
  "view.notFound": { status: 404 },
  "view.tooMany": { status: 409 },
  "run.notFound": { status: 404 },
  "run.over": { status: 409 },
  "run.already": { status: 409, params: z.object({ id: z.string() }) },
  "deadLetter.notFound": { status: 404 },
  "index.notFound": { status: 404 },

  "application.notFound": { status: 404 },
  "application.noteNotFound": { status: 404 },
  /** The move is not allowed from the current state. */
  "application.wrongStatus": { status: 409, params: z.object({ status: z.string() }) },
  /** The undo window of the move is over. */
  "application.alreadyTold": { status: 409 },
  "application.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  /** Members cannot apply to their own Space. */
  "application.ownSpace": { status: 409 },
  "application.resumeEmpty": { status: 409 },
  /** Mandatory questions without an answer, by their position. */
  "application.answersMissing": { status: 409, params: z.object({ questions: z.string() }) },
  /** The text refers to a protected characteristic (D.Lgs. 276/2003 art. 10). */
  "application.wording": { status: 409, params: z.object({ quote: z.string() }) },
  /** The rejection has no text in the language that the talent reads. */
  "application.wordsMissing": { status: 409, params: z.object({ language: z.string() }) },
  /** Every answer is "not asked", so the card contains no assessment. */
  "scorecard.empty": { status: 409 },
  "scorecard.changedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  /** The card assesses a criterion that is no longer asked. */
  "scorecard.criteriaChanged": { status: 409 },
  "scorecard.tooManyCriteria": { status: 409, params: z.object({ max: z.int() }) },
  "scorecard.criterionExists": { status: 409 },
  "scorecard.criterionNotFound": { status: 404 },
  "application.noteChangedMeanwhile": { status: 409, params: z.object({ version: z.int() }) },
  "duplicate.notFound": { status: 404 },
  "notification.linkInvalid": { status: 404 },
  "assistant.failed": { status: 502 },
  "assistant.conversationNotFound": { status: 404 },
  /** The Space, or the person themselves, has switched off AI for this. */
  "ai.switchedOff": { status: 409 },
  /** The owner of the resume has opted out of AI. */
  "ai.optedOut": { status: 409 },
} as const satisfies Record<string, ProblemSpec>;

export type ProblemCode = keyof typeof problems;

type Spec<C extends ProblemCode> = (typeof problems)[C];
export type ProblemParams<C extends ProblemCode> =
  Spec<C> extends { params: infer P extends z.ZodType } ? z.output<P> : Record<string, never>;

export const statusOf = (code: ProblemCode): number => problems[code].status;
export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === "string" && Object.hasOwn(problems, code);
