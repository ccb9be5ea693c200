import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Labels of the search indexes, by index name. */
export const indexLabels: Readonly<Record<string, MessageDescriptor>> = {
  "job-posts": msg`Jobs`,
  resumes: msg`Talents`,
  spaces: msg`Spaces`,
  occupations: msg`Occupations`,
  people: msg`People`,
  skills: msg`Skills`,
  applications: msg`Applications`,
  vocabulary: msg`Value lists`,
};
