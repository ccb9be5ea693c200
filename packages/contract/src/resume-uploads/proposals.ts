import type { Resume } from "../resumes/schema.ts";
import { educationProposals, experienceProposals } from "./entry-proposals.ts";
import { sameWords } from "./match-entries.ts";
import { joined, languageText, least, propose, type ValueOrigin, type Proposal } from "./proposal.ts";
import type { ExtractedValue, ParsedDocument } from "./reading.ts";

function personProposals({ contacts, headline, summary }: ParsedDocument["resume"], resume: Resume): Proposal[] {
  const origin = (name: "headline" | "summary" | "contacts"): ValueOrigin => resume.origins[name] ?? "person";
  const out: Proposal[] = [];
  if (headline)
    out.push(
      propose({ path: "headline", section: "person", field: "headline" }, headline, {
        value: resume.headline,
        origin: origin("headline"),
      }),
    );
  for (const field of ["email", "phone", "city"] as const)
    if (contacts[field])
      out.push(
        propose({ path: `contacts.${field}`, section: "person", field }, contacts[field], {
          value: resume.contacts[field],
          origin: origin("contacts"),
        }),
      );
  for (const [index, link] of contacts.links.entries()) {
    const there = resume.contacts.links.find((known) => bareAddress(known) === bareAddress(link.value));
    out.push(
      propose(
        { path: `contacts.links.${index}`, section: "person", field: "link" },
        link,
        there === undefined ? null : { value: link.value, origin: origin("contacts") },
      ),
    );
  }
  if (summary)
    out.push(
      propose({ path: "summary", section: "summary", field: "summary" }, summary, {
        value: resume.summary,
        origin: origin("summary"),
      }),
    );
  return out;
}
const bareAddress = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?|^www\./, "")
    .replace(/\/$/, "");

/**
 * Proposals for skills, certifications, courses and interests: one per entry, identified by its name. The other fields of an entry
 * are accepted together with the name.
 */
function namedProposals(read: ParsedDocument["resume"], resume: Resume): Proposal[] {
  const named = (
    section: "technicalSkills" | "softSkills" | "certifications" | "courses" | "interests",
    items: readonly ExtractedValue<string>[],
  ) =>
    items.map((item, index) => {
      const list: readonly { name: string; origin: ValueOrigin }[] = resume[section];
      const there = list.find(({ name }) => sameWords(name, item.value));
      return propose(
        { path: `${section}.${index}`, section, field: "name" },
        item,
        there ? { value: there.name, origin: there.origin } : null,
      );
    });
  const wide = (name: ExtractedValue<string>, ...more: (ExtractedValue<unknown> | null)[]): ExtractedValue<string> => ({
    ...name,
    spans: joined(name, ...more),
  });
  return [
    ...named("technicalSkills", read.technicalSkills),
    ...named("softSkills", read.softSkills),
    ...named(
      "certifications",
      read.certifications.map(({ name, issuer, start, end }) => wide(name, issuer, start, end)),
    ),
    ...named(
      "courses",
      read.courses.map(({ name, provider, topics, start, end }) => wide(name, provider, ...topics, start, end)),
    ),
    ...named("interests", read.interests),
  ];
}

export const languageCodeOf = (iso: string): string => `language_${iso}`;

function languageProposals(read: ParsedDocument["resume"], resume: Resume): Proposal[] {
  return read.languages.map(({ code, level, native }, index) => {
    const there = resume.languages.find((known) => known.code === languageCodeOf(code.value));
    const found: ExtractedValue<string> = {
      value: languageText(code.value, level?.value ?? null, native?.value ?? false),
      confidence: least(code, level, native),
      spans: joined(code, level, native),
      other: level?.other && { ...level.other, value: languageText(code.value, level.other.value, false) },
      by: code.by,
    };
    const existing = there && languageText(code.value, there.level, there.native);
    return propose(
      { path: `languages.${index}`, section: "languages", field: "language" },
      found,
      there ? { value: existing!, origin: there.origin } : null,
    );
  });
}

/** Returns all proposals of an upload, in the order of the review page. Each is compared with the person's current resume. */
export const proposalsOf = ({ resume: read }: ParsedDocument, resume: Resume): Proposal[] => [
  ...personProposals(read, resume),
  ...experienceProposals(read, resume),
  ...educationProposals(read, resume),
  ...namedProposals(read, resume),
  ...languageProposals(read, resume),
];
