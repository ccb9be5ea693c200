export { adminPostHandlers, postHandlers, spacePostHandlers } from "./routes.ts";
export { canSeePostImage } from "./read-post.ts";
export { notifyChannelJob } from "./jobs.ts";
export { postChanged, postSubscribers } from "./events.ts";
export {
  deleteMentionsOfComment,
  findMentioned,
  updateMentions,
  findMentionableWriters,
  saveMentions,
  notifyMentioned,
  notifyOfContent,
  type MentionContext,
} from "./mentions.ts";
export { findDraftsBy, findLikesBy, findMentionsOf, findPostsBy } from "./personal-data.ts";
export { hoursBefore, isNewAccount, refuseTooLoud } from "./rules.ts";
export { presentPost } from "./present.ts";
export { isVisiblePost, postMentions, postColumns, postJoins, type VisiblePost } from "./shown.ts";
export { presentVoice, voiceColumns, voiceJoins, type AuthorColumns } from "./voices.ts";
