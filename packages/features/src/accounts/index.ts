export {
  keepAdministrator,
  changeUser,
  clearUserImages,
  deleteUser,
  findActor,
  findUser,
  findUserByEmail,
  hasEmail,
  hasUsername,
  insertUser,
  lockUser,
  type UserRow,
} from "./queries.ts";
export { deleteCodesOf, deleteResetsOf, findReset, insertReset, sweepResets, takeReset } from "./code-queries.ts";
export { issueCode, tryCode } from "./codes.ts";
export { emailHashOf } from "./asker.ts";
export {
  deleteEmailChangesSince,
  findEmailChange,
  findUndoable,
  hasNewAddress,
  insertEmailChange,
  saveUndoHash,
} from "./email-change-queries.ts";
export { sessionEnded } from "./events.ts";
export { sendCode, sendNotice } from "./jobs.ts";
export { type CodeCheckResult } from "./rules.ts";
export { guessPassword } from "./quotas.ts";
export { keepAccount } from "./keep-account.ts";
export { readMe } from "./read-me.ts";
export { createRevocations, type RevocationWatch } from "./revocations.ts";
export { accountHandlers } from "./routes.ts";
export { isLiveSession, publishRevocations } from "./session-queries.ts";
export { endSessionsOf, tokenHashOf, signPair, type SessionWithToken } from "./sessions.ts";
export { signInAs } from "./sign-in-as.ts";
export { notifyOwner } from "./notify-owner.ts";
export { closeWebSession, openWebSession, tradeWebSession, type WebServerCtx } from "./web-sessions.ts";
