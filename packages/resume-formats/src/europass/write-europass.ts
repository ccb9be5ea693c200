import { productName } from "@orbita/contract";
import { clean } from "@orbita/document-kit/printable";
import { writeXml, type XmlObject } from "@orbita/document-kit/xml";
import type { PrintedResume, PrintLanguage } from "../printed.ts";
import { certificationLine, courseLine } from "../view/entries.ts";
import { skillWords } from "../view/skills.ts";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Writes items as an HTML list, because Europass texts contain simple HTML. */
const list = (items: string[]): string =>
  items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${escaped(clean(item))}</li>`).join("")}</ul>`;

const html = (text: string | null, items: string[]): string => {
  const lines = (text ?? "").split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => `<p>${escaped(clean(line))}</p>`).join("") + list(items);
};

const namespace = "http://europass.cedefop.europa.eu/Europass";

const text = (value: string | null): string | undefined => (value === null ? undefined : clean(value));

const date = (value: string | null): XmlObject | undefined =>
  value === null
    ? undefined
    : { "@year": value.slice(0, 4), ...(value.length > 4 ? { "@month": `--${value.slice(5, 7)}` } : {}) };

const period = ({
  start,
  end,
  isCurrent,
}: {
  start: string | null;
  end: string | null;
  isCurrent: boolean;
}): XmlObject => ({
  From: date(start),
  To: isCurrent ? undefined : date(end),
  Current: isCurrent ? "true" : undefined,
});

const place = (city: string | null): XmlObject => ({ Contact: { Municipality: text(city) } });

function identification({ firstName, lastName, contacts }: PrintedResume): XmlObject {
  return {
    PersonName: { FirstName: text(firstName), Surname: text(lastName) },
    ContactInfo: {
      Address: place(contacts.city),
      Email: { Contact: text(contacts.email) },
      TelephoneList: contacts.phone
        ? { Telephone: { Contact: text(contacts.phone), Use: { Code: "mobile" } } }
        : undefined,
      WebsiteList: { Website: contacts.links.map((link) => ({ Contact: link })) },
    },
  };
}

const work = (item: PrintedResume["experience"][number]): XmlObject => ({
  Period: period(item),
  Position: { Label: text(item.title) },
  Activities: html(item.description, item.tasks),
  Employer: {
    Name: text(item.company),
    ContactInfo: { Address: place(item.city), Website: { Contact: item.companyUrl ?? undefined } },
  },
});

/** Writes a study. The format has no field for a grade or a thesis, so they go into its free text. */
const study = (item: PrintedResume["education"][number]): XmlObject => ({
  Period: period(item),
  Title: text(item.degreeTitle),
  Activities: html([item.grade, item.thesis, item.description].filter((part) => part !== null).join("\n"), []),
  Organisation: { Name: text(item.institution) },
});

function linguistic({ languages }: PrintedResume, language: PrintLanguage): XmlObject {
  const description = ({ code, label }: PrintedResume["languages"][number]): XmlObject => ({
    Code: code.replace(/^language_/, ""),
    Label: language === "it" ? label.it : (label.en ?? label.it),
  });
  const levels = (level: string | null): XmlObject | undefined =>
    level === null
      ? undefined
      : { Listening: level, Reading: level, SpokenInteraction: level, SpokenProduction: level, Writing: level };
  return {
    MotherTongueList: {
      MotherTongue: languages.filter(({ native }) => native).map((one) => ({ Description: description(one) })),
    },
    ForeignLanguageList: {
      ForeignLanguage: languages
        .filter(({ native }) => !native)
        .map((one) => ({ Description: description(one), ProficiencyLevel: levels(one.level) })),
    },
  };
}

const achievement = (code: string, label: string, lines: string[]): XmlObject[] =>
  lines.length === 0 ? [] : [{ Title: { Code: code, Label: label }, Description: list(lines) }];

function skills(resume: PrintedResume, language: PrintLanguage): XmlObject {
  const names = (items: PrintedResume["softSkills"]): string =>
    list(items.map((item) => skillWords([{ ...item, level: null }], language)));
  return {
    Linguistic: linguistic(resume, language),
    Communication: { Description: names(resume.softSkills) },
    Computer: { Description: names(resume.technicalSkills) },
    Other: { Description: list(resume.interests.map(({ name }) => name)) },
  };
}

/**
 * The headline as the preferred job. Without one, the summary becomes the personal statement, because the format allows only one of
 * the two.
 */
function headline({ headline: job, summary }: PrintedResume): XmlObject | undefined {
  if (job) return { Type: { Code: "preferred_job" }, Description: { Label: text(job) } };
  return summary ? { Type: { Code: "personal_statement" }, Description: { Label: text(summary) } } : undefined;
}

/** Writes the Europass XML of 2013 to 2020, which the PDFs of Europass embed and most tools read. */
export function writeEuropass(resume: PrintedResume, language: PrintLanguage): string {
  const dated = ({ text: line, when }: { text: string; when: string | null }) =>
    when === null ? line : `${line} (${when})`;
  const learner: XmlObject = {
    Identification: identification(resume),
    Headline: headline(resume),
    WorkExperienceList: { WorkExperience: resume.experience.map(work) },
    EducationList: { Education: resume.education.map(study) },
    Skills: skills(resume, language),
    AchievementList: {
      Achievement: [
        ...achievement(
          "certifications",
          "Certifications",
          resume.certifications.map(certificationLine(language)).map(dated),
        ),
        ...achievement("courses", "Courses", resume.courses.map(courseLine(language)).map(dated)),
        ...(resume.headline && resume.summary
          ? achievement("personal_statement", "Personal statement", [resume.summary])
          : []),
      ],
    },
  };
  return writeXml(
    "SkillsPassport",
    { uri: namespace },
    {
      "@locale": language,
      DocumentInfo: { DocumentType: "ECV", XSDVersion: "V3.3", Generator: productName },
      LearnerInfo: learner,
    },
  );
}
