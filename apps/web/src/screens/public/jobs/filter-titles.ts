import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { JobSort } from "~/domain/job-posts/public/jobs-search.ts";
import { barTitles, type FilterName } from "./filter-labels.ts";

const titles: Record<FilterName, ReturnType<typeof msg>> = {
  ...barTitles,
  seniority: msg`Experience level`,
  education: msg({ message: "Education", context: "job requirement" }),
  region: msg`Region`,
  province: msg`Province`,
  skill: msg`Skills`,
  language: msg`Languages`,
  benefit: msg`Benefits`,
  ccnl: msg`Collective agreement (CCNL)`,
  sector: msg`Sector`,
  travel: msg`Travel`,
  since: msg`Published`,
};

export const getFilterTitle = (i18n: I18n, name: FilterName): string => i18n._(titles[name]);

const sortNames: Record<JobSort, ReturnType<typeof msg>> = {
  relevance: msg`Best match`,
  date: msg`Newest`,
  pay: msg`Highest salary`,
  distance: msg`Nearest`,
};
export const sortName = (i18n: I18n, sort: JobSort): string => i18n._(sortNames[sort]);
