export { demoAccounts, demoPassword, type DemoAccount } from "./demo/accounts.ts";
export { demoApplicants, type DemoApplicant } from "./demo/applicants.ts";
export {
  demoChannels,
  demoFeed,
  feedMoment,
  feedVoices,
  giuliasFollows,
  type DemoAuthor,
  type DemoChannel,
  type DemoComment,
  type DemoFeedPost,
} from "./demo/feed/index.ts";
export { giuliasApplications, shownPost, type DemoApplication } from "./demo/giulias-applications.ts";
export { namedApplicants } from "./demo/named-applicants.ts";
export { seededRandom } from "./demo/random.ts";
export { demoPastAds, type DemoPastAd } from "./demo/past-ads.ts";
export { demoPeople, usernameOf, type DemoPerson } from "./demo/people.ts";
export { demoPosts, type DemoJobPost } from "./demo/posts.ts";
export { demoResumes, type DemoResume } from "./demo/resumes.ts";
export { demoPages } from "./demo/space-pages.ts";
export { demoSpaces } from "./demo/spaces.ts";
export { demoTalents, type DemoTalent } from "./demo/talents.ts";
export { spaceKeys, type DemoMember, type DemoSpacePage, type DemoPostState, type SpaceKey } from "./demo/types.ts";
export { loadGazetteer } from "./reference/gazetteer.ts";
export { loadOccupations, readOccupations } from "./reference/occupations.ts";
export { readSkillRelations } from "./reference/skill-relations.ts";
export { loadSkills, readSkills, readSkillTags } from "./reference/skills.ts";
export { loadVocabulary, readVocabulary } from "./reference/vocabulary.ts";
export { plantScale, type SeededCounts, type PlantingProgress } from "./scale/plant-scale.ts";
export { scaleAsker } from "./scale/asker.ts";
