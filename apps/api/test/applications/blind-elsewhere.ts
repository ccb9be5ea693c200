import type { AppRoutes } from "@orbita/contract";
import type { surfaces } from "../support/blind-surfaces.ts";

/**
 * The routes of features that never show a person next to their CV, with the reason.
 * blind-joins.test.ts fails for a route that is neither here nor in `surfaces`. So the author of a new route has to decide whether it can show
 * a person next to their CV.
 */
export const withoutSurface: Record<
  Exclude<keyof AppRoutes, keyof typeof surfaces>,
  readonly [why: string, routes: string]
> = {
  accounts: [
    "no person of an application in it",
    "register validateEmail login refreshToken logout me setLanguage sendVerificationEmail userExists changeMe onboard addLanguage signIns endSignIn endOtherSignIns",
  ],
  activity: ["no person of an application in it", "search"],
  contacts: ["no person of an application in it", "add captcha validateCaptcha"],
  credentials: [
    "no person of an application in it",
    "resetPassword validateReset setPassword hasPassword changePassword confirmPassword changeEmail confirmEmail undoEmail",
  ],
  passkeys: [
    "no person of an application in it",
    "signInOptions signIn enrolOptions enrol list options add rename remove",
  ],
  stepUp: ["no person of an application in it", "ways byPassword passkeyOptions byPasskey sendCode byCode byProvider"],
  social: [
    "no person of an application in it",
    "providers start login register link signUp confirmSignUp connected disconnect",
  ],
  files: ["refused while it is anonymous: blind.test.ts", "upload uploadMany download replace remove token"],
  spaces: [
    "no person of an application in it",
    "create mine read readByUrl readByName change search exists readOwn changeOwn contractStatus profileImage close",
  ],
  members: ["members of the Space", "list add change remove invitations resend withdraw offer accept askToJoin"],
  verification: [
    "no person of an application in it",
    "read addDomain removeDomain checkDomain mailLink requestVatCheck readLink confirmLink",
  ],
  disclosures: ["the talent’s own log of who read their CV", "list csv"],
  vocabulary: [
    "no person of an application in it",
    "search elastic exists read readByCode create change remove lists listEntries uses merge merges undoMerge import",
  ],
  skills: [
    "no person of an application in it",
    "search exists read categories suggest mySuggestions occupations suggestions approve decline adminRead create change merge",
  ],
  jobPosts: [
    "posts, without applicants: blind.test.ts",
    "create readOwn change remove listOfSpace searchOwn publish changePlan confirm duplicate history suspend draft unpublish read similar search countByPlace suggest",
  ],
  clicks: ["no person of an application in it", "click clickToken instances day entries exportEntries"],
  payments: [
    "no person of an application in it",
    "userMethods spaceMethods setUpForUser setUpForSpace settleSetup readMethod changeMethod removeMethod webhook",
  ],
  collecting: ["no person of an application in it", "intendForSpace intendForUser execute settle"],
  invoices: ["no person of an application in it", "list read summary download"],
  adminInvoices: [
    "administration",
    "blocked read change remove history enable credit reissue download receipts triggerInstances trigger triggerPayment",
  ],
  contracts: ["administration", "read change history"],
  salaries: ["figures of job posts", "roles role benchmark table"],
  savedJobs: ["no person of an application in it", "list ids save remove"],
  jobWishes: ["the caller’s own", "read save"],
  jobFits: ["the caller’s own CV", "list read counts notForMe addReason removeReason"],
  jobMarks: [
    "the talent’s own marks, as ids of job posts and Spaces",
    "read markSeen forgetSeen hidden hideJob showJob hideSpace showSpace",
  ],
  talentHome: ["the talent’s own", "read"],
  resumeUploads: ["no person of an application in it", "parse parseForUser list read decide confirm retry discard"],
  candidates: ["CVs that the Space added itself", "parse readUpload add list read remove notice claim erase"],
  assistant: ["reads what `applications` and `talentSearch` answer: assistant-privacy.test.ts", "ask open forget"],
  jobDescriptions: ["no person of an application in it", "draft"],
  ai: ["passes a request on to the assistant", "run"],
  aiCalls: [
    "counts of calls",
    "mySettings changeMySettings myRegister spaceSettings changeSpaceSettings spaceRegister",
  ],
  spacePosts: ["the same voices as `posts`", "create edit like likes remove"],
  adminPosts: ["administration", "create edit like likes change remove read history enable"],
  feed: ["lists of what `posts` shows", "list listForSpace listForAdmin fresh seen"],
  comments: ["the same voices as `posts`", "create list change remove like likes read redact erase history enable"],
  channels: [
    "names without a CV",
    "mine search near readByUrl change join leave notices members invite changeMember removeMember propose",
  ],
  adminChannels: ["administration", "create read change remove history enable proposals answerProposal"],
  follows: ["names without a CV", "list set state"],
  blocks: ["names without a CV", "list add remove"],
  linkPreviews: ["no person of an application in it", "preview image website"],
  moderation: [
    "quotes as the reporter reads it: messages-care.test.ts",
    "report myReports statement appeal statementByLink appealByLink hide open search read decide history",
  ],
  statistics: ["counts", "averageExperience dashboard table"],
  adminUser: ["administration", "search read history change remove enable"],
  adminSpace: ["administration", "search read history change remove enable"],
  adminJobpost: ["administration", "search read history change remove enable"],
  adminApplication: ["administration", "search read history change remove enable"],
  adminResume: ["administration", "search read history change remove enable"],
  adminPost: ["administration", "search"],
  adminComment: ["administration", "search"],
  adminChannel: ["administration", "search"],
  adminInvoice: ["administration", "search"],
  adminLedger: ["administration", "search read"],
  adminContact: ["administration", "search read history remove"],
  backOffice: ["administration", "register scopes find views keepView dropView bulk export looks changes"],
  runs: ["administration", "search read lines stop file"],
  installation: ["the operator, no person of an application in it", "identity read change"],
  operations: [
    "no person of an application in it",
    "read rerunAll rerun discard reindex mails maintenance changeMaintenance",
  ],
  locations: ["no person of an application in it", "search exists"],
  maps: ["no person of an application in it", "textSearch placeId geocode autocomplete"],
  filterLists: ["no person of an application in it", "all startingWith"],
  personalData: ["no person of an application in it", "export consequences keep remove"],
  realtime: ["ids of what changed: blind.test.ts", "open"],
};
