import type {
  Criterion,
  EvidenceLine,
  Match,
  OpenedTalentProfile,
  TalentHit,
  TalentSearchPage,
} from "@orbita/contract";
import { aResume } from "./a-resume.ts";

export const aLine = (text: string, more: Partial<EvidenceLine> = {}): EvidenceLine => ({
  text,
  section: "experience",
  itemId: "e1",
  at: "Portolano S.p.A.",
  start: "2021-03",
  end: null,
  isCurrent: true,
  ...more,
});

export const aCriterion = (id: string, name: string, more: Partial<Criterion> = {}): Criterion => ({
  kind: "skill",
  id,
  label: { it: name, en: name },
  minYears: null,
  level: null,
  words: null,
  ...more,
});

export const aMatch = (criterion: number, more: Partial<Match> = {}): Match => ({
  criterion,
  state: "missing",
  where: more.lines ? "lines" : null,
  years: null,
  lines: [],
  found: null,
  ...more,
});

const nobody: TalentHit["acquaintance"] = { openedAt: null, applied: null, shortlistIds: [], contactRequest: null };

export const aTalent = (id: string, more: Partial<TalentHit> = {}): TalentHit => {
  const { username, firstName, lastName, headline, summary } = aResume();
  return {
    id,
    username,
    firstName,
    lastName,
    headline,
    summary,
    city: "Genova",
    region: "Liguria",
    years: 5,
    updated: "2026-11-12T08:00:00.000Z",
    experience: [],
    technicalSkills: [],
    softSkills: [],
    education: [],
    languages: [],
    matches: [],
    acquaintance: nobody,
    ...more,
  };
};

export const talentsPage = (content: TalentHit[], more: Partial<TalentSearchPage> = {}): TalentSearchPage => ({
  content,
  page: 0,
  size: 11,
  totalElements: content.length,
  totalPages: 1,
  cursor: null,
  facets: {},
  criteria: [],
  forgiving: false,
  skillChoice: null,
  quota: { shown: 0, max: 500 },
  ...more,
});

/** A talent's CV as a member opens it. */
export function anOpened(id: string, resume: ReturnType<typeof aResume>): OpenedTalentProfile {
  const { id: _, created: _created, ...shown } = resume;
  const profile = { ...shown, profileImage: null, coverImage: null, contacts: null, city: "Genova", pdf: false };
  return {
    id,
    profile: { ...profile, jobWishes: null, searchEngines: false },
    acquaintance: { ...nobody, openedAt: "2026-11-15T12:00:00.000Z" },
    contacts: null,
  };
}
