export { adminPostHandlers, postHandlers, spacePostHandlers } from "./routes.ts";
export { seesPostImage } from "./image-sight.ts";
export { tellChannel } from "./jobs.ts";
export { postChanged, whoHears } from "./events.ts";
export {
  findMentioned,
  keepMentions,
  findWriters,
  saveMentions,
  tellMentioned,
  tellSpoken,
  type Speaking,
} from "./mentions.ts";
export { findDraftsBy, findLikesBy, findMentionsOf, findPostsBy } from "./personal-data.ts";
export { hoursBefore, isNewAccount, refuseTooLoud } from "./rules.ts";
export { presentPost } from "./present.ts";
export { isVisible, mentionsOf, postColumns, postJoins, type ShownPost } from "./shown.ts";
export { presentVoice, voiceColumns, voiceJoins, type VoiceRow } from "./voices.ts";
