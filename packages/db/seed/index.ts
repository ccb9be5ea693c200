export { demoAccounts, demoPassword, type DemoAccount } from "./demo/accounts.ts";
export { demoPeople, usernameOf, type DemoPerson } from "./demo/people.ts";
export { demoPosts, type DemoPost } from "./demo/posts.ts";
export { demoSpaces } from "./demo/spaces.ts";
export { spaceKeys, type DemoMember, type DemoState, type SpaceKey } from "./demo/types.ts";
export { loadGazetteer } from "./reference/gazetteer.ts";
export { loadOccupations } from "./reference/occupations.ts";
export { loadSkills, readSkills } from "./reference/skills.ts";
export { loadVocabulary, readVocabulary } from "./reference/vocabulary.ts";
