// Each event in this file also updates search documents of another feature, which the feature that owns the event may not import.
import { jobPostChanged } from "./job-posts/index.ts";
import { alsoProjecting } from "./kernel/event.ts";
import { personChanged, projectPeople } from "./people/index.ts";
import { promiseChanged } from "./promises/index.ts";
import { resumeChanged } from "./resumes/index.ts";
import { projectSpaces, projectSpacesOfPosts } from "./spaces/index.ts";
import { projectResumes, projectResumesOf } from "./talent-search/index.ts";

/**
 * A changed job post also updates the search document of its Space, which contains the number of open posts. Changes to drafts do
 * not affect it.
 */
export const jobPostChangedEverywhere = alsoProjecting(jobPostChanged, (db, payloads) =>
  projectSpacesOfPosts(
    db,
    payloads.filter(({ seen }) => seen).map(({ id }) => id),
  ),
);

/** Changed promise statistics also update the search document of the Space, which contains them. */
export const promiseChangedEverywhere = alsoProjecting(promiseChanged, (db, payloads) =>
  projectSpaces(db, [...new Set(payloads.map(({ spaceId }) => spaceId))]),
);

/**
 * A changed person also updates the search document of their resume, which contains the person's name and settings. The person's
 * document contains the headline of the resume.
 */
export const personChangedEverywhere = alsoProjecting(personChanged, (db, payloads) =>
  projectResumesOf(
    db,
    payloads.map(({ id }) => id),
  ),
);
export const resumeChangedEverywhere = alsoProjecting(resumeChanged, async (db, payloads) => {
  const own = payloads.filter(({ ownerId }) => ownerId !== null);
  const [ids, owners] = [new Set(own.map(({ id }) => id)), new Set(own.map(({ ownerId }) => ownerId!))];
  return [...(await projectResumes(db, [...ids])), ...(await projectPeople(db, [...owners]))];
});
