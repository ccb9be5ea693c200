import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { VocabularyType } from "@orbita/contract";

export const valueListLabels: Record<VocabularyType, MessageDescriptor> = {
  contract_type: msg`Working time`,
  contract_economic_type: msg`Contract`,
  travel_type: msg`Travel`,
  workplace_type: msg({ message: "Workplace", context: "list of values" }),
  jobpost_status: msg`Job status`,
  benefit: msg`Benefits`,
  education: msg`Education`,
  language: msg`Languages`,
  business_sector: msg`Sectors`,
  ccnl: msg`Collective agreements (CCNL)`,
  primary_policy: msg`Main work policy`,
  space_time_onsite: msg`On-site times`,
};

const useWords: Record<string, MessageDescriptor> = {
  "jobPosts.ccnl": msg`Jobs: collective agreement (CCNL)`,
  "spaces.businessSector": msg`Spaces: sector`,
  "spaces.primaryPolicy": msg`Spaces: main work policy`,
  "spaces.onsiteStart": msg`Spaces: on site from`,
  "spaces.onsiteEnd": msg`Spaces: on site until`,
  "spaces.ccnl": msg`Spaces: collective agreement (CCNL)`,
};

/** The label of a field that uses entries of a value list. A field that only a newer server knows gets a general label. */
export const getUseLabel = (use: string): MessageDescriptor => useWords[use] ?? msg`Other use`;
