import { factualSections, judgingSections, type FactualSection, type ProfileVisibility } from "@orbita/contract";

/** A pseudo-random generator; the same seed gives the same numbers. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    flip: (chance = 0.5) => next() < chance,
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!,
    some: <T>(items: readonly T[], chance = 0.5): T[] => items.filter(() => next() < chance),
  };
}
export type SeededRandom = ReturnType<typeof seeded>;

const letters = seeded(1);
/** A unique marker, random and long: the search tolerates typos, and must not mistake one marker for another. */
const mark = () => `zq${Array.from({ length: 12 }, () => letters.pick("abcdefghijklmnop".split(""))).join("")}qz`;
export const marksIn = (text: string): Set<string> => new Set(text.match(/zq[a-p]+qz/g));

type ResumeItem = { shared: boolean; marks: string[] };
export type ResumeShareLink = { sections: FactualSection[]; anonymous: boolean; expired: boolean; code: string };

/** A resume in which each marker belongs to one privacy choice. */
export function aCase(random: SeededRandom, links: number) {
  const names = { first: mark(), last: mark(), username: mark() };
  const secret = { accountEmail: mark(), accountPhone: mark() };
  const contacts = { email: mark(), phone: mark(), link: mark() };
  const open = { headline: mark(), city: mark(), wish: mark() };
  const urls = { experience: mark(), certifications: mark() };
  const sections: Record<FactualSection, string[]> = {
    summary: [mark()],
    experience: [mark(), mark(), mark(), mark(), mark()],
    technicalSkills: [mark(), mark()],
    softSkills: [mark()],
    education: [mark(), mark(), mark(), mark(), mark()],
    certifications: [mark(), mark()],
    courses: [mark(), mark(), mark()],
    languages: [],
    interests: [mark()],
  };
  const judging = Object.fromEntries(
    judgingSections.map((section): [string, ResumeItem[]] => [
      section,
      Array.from({ length: 2 }, () => ({ shared: random.flip(0.3), marks: [mark(), mark(), mark()] })),
    ]),
  );
  return {
    names,
    secret,
    contacts,
    open,
    urls,
    sections,
    judging,
    privacy: {
      visibleInTalentSearch: random.flip(0.6),
      showName: random.flip(),
      showContacts: random.flip(),
      profileVisibility: random.pick<ProfileVisibility>(["nobody", "link", "signedIn", "everyone"]),
      searchEngines: random.flip(),
    },
    shownSections: random.flip(0.2) ? [...factualSections] : random.some(factualSections),
    hidesFromSpace: random.flip(0.4),
    hidesFromDomain: random.flip(0.4),
    links: Array.from({ length: links }, (): ResumeShareLink => {
      const chosen = random.some(factualSections, 0.4);
      return {
        sections: chosen.length > 0 ? chosen : ["summary"],
        anonymous: random.flip(),
        expired: random.flip(0.2),
        code: "",
      };
    }),
  };
}
export type ResumePrivacyCase = ReturnType<typeof aCase>;

/** The resume of a case as a request body. */
export function privateContentOf({ names, contacts, open, urls, sections, judging, shownSections }: ResumePrivacyCase) {
  const [company, title, place, description, task] = sections.experience;
  const [degreeTitle, institution, grade, thesis, studies] = sections.education;
  return {
    headline: open.headline,
    contacts: {
      email: `${contacts.email}@posta.example`,
      phone: contacts.phone,
      city: open.city,
      links: [`${contacts.link}.example`],
    },
    wishes: [open.wish],
    // The summary also contains the name, because people introduce themselves in free text.
    summary: `${sections.summary[0]}: mi chiamo ${names.first} ${names.last}`,
    experience: [
      {
        company,
        title,
        city: place,
        description,
        tasks: [task],
        companyUrl: `${urls.experience}.example`,
        start: "2019",
        end: "2021",
      },
    ],
    technicalSkills: sections.technicalSkills.map((name) => ({ name })),
    softSkills: sections.softSkills.map((name) => ({ name })),
    education: [{ degreeTitle, institution, grade, thesis, description: studies }],
    certifications: [
      { name: sections.certifications[0], issuer: sections.certifications[1], url: `${urls.certifications}.example` },
    ],
    courses: [{ name: sections.courses[0], provider: sections.courses[1], topics: [sections.courses[2]] }],
    languages: [{ code: "language_it" }],
    interests: sections.interests.map((name) => ({ name })),
    ...Object.fromEntries(
      Object.entries(judging).map(([section, items]) => [
        section,
        items.map(({ shared, marks: [text, motivation, answer] }) => ({ text, motivation, answer, shared })),
      ]),
    ),
    shownSections,
  };
}

/**
 * The kinds of viewers: a guest, a signed-in user, and members of three Spaces. People may hide from the Space of `hiddenMember` by its id, and
 * from the email domain of `domainMember`. The members `domainMember` and `domainColleague` are in the same Space. People do not hide from
 * `member`.
 */
export const askers = ["guest", "signedIn", "member", "hiddenMember", "domainMember", "domainColleague"] as const;
export type ResumeViewer = (typeof askers)[number];

const sharedOf = ({ judging }: ResumePrivacyCase) =>
  Object.values(judging).flatMap((items) => items.filter(({ shared }) => shared).flatMap((item) => item.marks));
const sectionsOf = ({ sections, urls }: ResumePrivacyCase, shown: readonly FactualSection[], withUrls: boolean) =>
  shown.flatMap((section) => [
    ...sections[section],
    ...(withUrls && (section === "experience" || section === "certifications") ? [urls[section]] : []),
  ]);

/** Whether the person hides from the viewer: from a Space of the viewer, or from the domain of the viewer's own email address. */
const isHiddenFrom = (one: ResumePrivacyCase, asker: ResumeViewer) =>
  (one.hidesFromSpace && asker === "hiddenMember") || (one.hidesFromDomain && asker === "domainMember");
/** Whether the person hides from the viewer's Space: from the viewer, or from the email domain of another member. */
const isHiddenFromSpace = (one: ResumePrivacyCase, asker: ResumeViewer) =>
  isHiddenFrom(one, asker) || (one.hidesFromDomain && asker === "domainColleague");

export const maySearch = (asker: ResumeViewer) => asker !== "guest" && asker !== "signedIn";

// The visibility rules, written a second time, independently of the code under test.

export function pageAllows(one: ResumePrivacyCase, asker: ResumeViewer): string[] | null {
  const { profileVisibility } = one.privacy;
  const lets = asker === "guest" ? ["link", "everyone"] : ["link", "everyone", "signedIn"];
  if (!lets.includes(profileVisibility) || isHiddenFrom(one, asker)) return null;
  return [...Object.values(one.names), one.open.headline];
}

export function profileAllows(one: ResumePrivacyCase, asker: ResumeViewer): string[] | null {
  const page = pageAllows(one, asker);
  return page && [...page, one.open.city, one.open.wish, ...sectionsOf(one, one.shownSections, true), ...sharedOf(one)];
}

export function linkAllows(one: ResumePrivacyCase, link: ResumeShareLink, asker: ResumeViewer): string[] | null {
  if (link.expired || isHiddenFrom(one, asker)) return null;
  const own = link.anonymous ? [] : Object.values(one.names);
  const reach = one.privacy.showContacts && !link.anonymous ? Object.values(one.contacts) : [];
  const shown = sectionsOf(one, link.sections, !link.anonymous);
  return [...Object.values(one.open), ...own, ...reach, ...shown, ...sharedOf(one)];
}

const cardSections: FactualSection[] = [
  "summary",
  "experience",
  "technicalSkills",
  "softSkills",
  "education",
  "languages",
];

export function searchAllows(one: ResumePrivacyCase, asker: ResumeViewer): string[] | null {
  if (!one.privacy.visibleInTalentSearch || isHiddenFromSpace(one, asker)) return null;
  const { showName } = one.privacy;
  const shown = one.shownSections.filter((section) => cardSections.includes(section));
  return [
    one.open.headline,
    one.open.city,
    ...(showName ? Object.values(one.names) : []),
    // The expected sections have no company URLs, because a search result must not reveal the person's identity.
    ...sectionsOf(one, shown, false),
  ];
}

/** The markers that a search may find, including shown sections that are not on the card. */
export function searchable(one: ResumePrivacyCase, asker: ResumeViewer): string[] {
  if (searchAllows(one, asker) === null) return [];
  // Names are never searchable, even if they are shown.
  return [one.open.headline, one.open.city, ...sectionsOf(one, one.shownSections, false)];
}

export function peopleAllow(one: ResumePrivacyCase, asker: ResumeViewer): string[] | null {
  const isOpen = ["signedIn", "everyone"].includes(one.privacy.profileVisibility);
  return isOpen ? pageAllows(one, asker) : null;
}

export const allMarksOf = ({ names, secret, contacts, open, urls, sections, judging }: ResumePrivacyCase): string[] => [
  ...[names, secret, contacts, open, urls].flatMap((group) => Object.values(group)),
  ...Object.values(sections).flat(),
  ...Object.values(judging).flatMap((items) => items.flatMap((item) => item.marks)),
];
