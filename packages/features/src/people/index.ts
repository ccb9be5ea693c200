export { readSettings, wantEmail } from "./change-settings.ts";
export { personChanged } from "./events.ts";
export { isListed } from "./policy.ts";
export { saveTimeZone, upsertSettings, type PersonRow } from "./queries.ts";
export { openByLink, openPerson } from "./read-person.ts";
export { peopleHandlers } from "./routes.ts";
export { domainsOf, wantedOf } from "./rules.ts";
export { personSource, projectPeople } from "./search.ts";
