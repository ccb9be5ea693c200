import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { VocabularyType } from "@orbita/contract";

export const listWords: Record<VocabularyType, MessageDescriptor> = {
  contract_type: msg`Contract type`,
  contract_economic_type: msg`Contract duration`,
  travel_type: msg`Travel`,
  workplace_type: msg({ message: "Workplace", context: "list of values" }),
  jobpost_status: msg`Job post status`,
  benefit: msg`Benefits`,
  education: msg`Education`,
  language: msg`Languages`,
  business_sector: msg`Sectors`,
  ccnl: msg`Collective agreements`,
  primary_policy: msg`Main policy`,
  space_time_onsite: msg`Times on site`,
};

const useWords: Record<string, MessageDescriptor> = {
  "jobPosts.ccnl": msg`Job posts: collective agreement`,
  "spaces.businessSector": msg`Spaces: sector`,
  "spaces.primaryPolicy": msg`Spaces: main policy`,
  "spaces.onsiteStart": msg`Spaces: on site from`,
  "spaces.onsiteEnd": msg`Spaces: on site until`,
  "spaces.ccnl": msg`Spaces: collective agreement`,
};

/** A use without a label, such as a new one, is shown by its technical name. */
export const wordOfUse = (use: string): MessageDescriptor => useWords[use] ?? { id: use, message: use };
