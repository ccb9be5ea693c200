import { emptyRead, type ParsedResume } from "@orbita/contract";
import { languageCode } from "../languages.ts";
import { monthOf, sure, sureOrNull, sureSkill } from "./found.ts";
import { richText } from "./rich-text.ts";
import { allAt, at, textAt, type XmlTree } from "@orbita/document-kit/xml";

function periodOf(period: XmlTree | undefined) {
  const end = monthOf(textAt(period, "EndDate", "FormattedDateTime"));
  const goesOn = [textAt(period, "CurrentIndicator"), textAt(period, "Ongoing")].includes("true");
  return {
    start: sureOrNull(monthOf(textAt(period, "StartDate", "FormattedDateTime"))),
    end: goesOn ? null : sureOrNull(end),
    isCurrent: sure(goesOn),
  };
}

const channels = (from: XmlTree | undefined, kind: RegExp): string[] =>
  allAt(from, "Communication")
    .filter((one) => kind.test(textAt(one, "ChannelCode")))
    .map((one) => textAt(one, "URI") || `${textAt(one, "CountryDialing")} ${textAt(one, "DialNumber")}`.trim())
    .filter((value) => value !== "");

const cityOf = (from: XmlTree | undefined): string =>
  allAt(from, "Communication")
    .map((one) => textAt(one, "Address", "CityName"))
    .find((city) => city !== "") ?? "";

/** Reads an employer. Several positions there become several entries. */
function readEmployer(employer: XmlTree): ParsedResume["experience"] {
  const contact = at(employer, "OrganizationContact");
  return allAt(employer, "PositionHistory").map((position) => {
    const { text, items } = richText(textAt(position, "Description"));
    return {
      company: sureOrNull(textAt(employer, "OrganizationName")),
      companyUrl: sureOrNull(channels(contact, /web/i)[0]),
      title: sureOrNull(textAt(position, "PositionTitle").replaceAll(/\s+/g, " ")),
      city: sureOrNull(textAt(position, "City") || cityOf(contact)),
      ...periodOf(at(position, "EmploymentPeriod") ?? at(employer, "EmploymentPeriod")),
      description: sureOrNull(text),
      tasks: items.map(sure),
    };
  });
}

function readStudy(study: XmlTree): ParsedResume["education"][number] {
  const degree = at(study, "EducationDegree");
  const { text, items } = richText(textAt(degree, "OccupationalSkillsCovered"));
  return {
    degreeTitle: sureOrNull(textAt(degree, "DegreeName") || textAt(study, "ProgramName")),
    institution: sureOrNull(textAt(study, "OrganizationName")),
    grade: sureOrNull(textAt(degree, "FinalGrade", "ScoreText")),
    thesis: sureOrNull(richText(textAt(degree, "Thesis")).text),
    ...periodOf(at(study, "AttendancePeriod")),
    description: sureOrNull([text, ...items].filter((line) => line !== "").join("\n")),
  };
}

function readLanguages(person: XmlTree | undefined, competencies: XmlTree[]): ParsedResume["languages"] {
  const mother = allAt(person, "PrimaryLanguageCode").map(({ text }) => ({ text, native: true, level: null }));
  const foreign = competencies
    .filter((one) => textAt(one, "TaxonomyID") === "language")
    .map((one) => {
      const levels = allAt(one, "CompetencyDimension").map((dimension) => textAt(dimension, "Score", "ScoreText"));
      const said = levels.filter((level) => /^[ABC][12]$/.test(level)).toSorted();
      return { text: textAt(one, "CompetencyID"), native: false, level: said[0] ?? null };
    });
  return [...mother, ...foreign].flatMap(({ text, native, level }) => {
    const code = languageCode(text);
    return code === null ? [] : [{ code: sure(code), level: sureOrNull(level), native: sure(native) }];
  });
}

/** Reads the data in PDFs of the current Europass editor: an HR-XML candidate. */
export function readCandidate(root: XmlTree): ParsedResume {
  const person = at(root, "CandidatePerson");
  const profile = at(root, "CandidateProfile");
  const competencies = allAt(profile, "PersonQualifications", "PersonCompetency");
  const skills = competencies.filter((one) => textAt(one, "TaxonomyID") !== "language");
  return {
    ...emptyRead,
    contacts: {
      firstName: sureOrNull(textAt(person, "PersonName", "GivenName")),
      lastName: sureOrNull(textAt(person, "PersonName", "FamilyName")),
      email: sureOrNull(channels(person, /mail/i)[0]),
      phone: sureOrNull(channels(person, /phone|mobile/i)[0]),
      city: sureOrNull(cityOf(person)),
      links: channels(person, /web/i).map(sure),
    },
    summary: sureOrNull(richText(textAt(profile, "ExecutiveSummary")).text),
    experience: allAt(profile, "EmploymentHistory", "EmployerHistory").flatMap(readEmployer),
    education: allAt(profile, "EducationHistory", "EducationOrganizationAttendance").map(readStudy),
    technicalSkills: skills
      .map((one) => textAt(one, "CompetencyName") || textAt(one, "CompetencyID"))
      .filter((name) => name !== "")
      .map((name) => sureSkill(name)),
    languages: readLanguages(person, competencies),
  };
}
