import type { JobPost } from "@orbita/contract";
import { basePath } from "@orbita/contract/product";
import { htmlOf } from "./description-blocks.ts";
import { labelOf } from "./label-of.ts";

type Data = Record<string, unknown>;

/** A city that is a region by itself, or a place abroad, is its own region: search engines want one. */
function addressOf({ city, region, province, postalCode, country }: NonNullable<JobPost["location"]>): Data {
  return {
    "@type": "PostalAddress",
    addressLocality: city,
    addressRegion: region ?? province ?? city,
    ...(postalCode && { postalCode }),
    addressCountry: country,
  };
}

const countries = new Intl.DisplayNames(["en"], { type: "region" });

/** Only work that is never on site is telecommuting to a search engine; hybrid work has its office. */
function placeOf({ workplaceType, location, remoteFrom }: JobPost): Data {
  if (workplaceType !== "workplace_type_full_remote")
    return location ? { jobLocation: { "@type": "Place", address: addressOf(location) } } : {};
  const country = countries.of(remoteFrom?.country ?? "IT");
  return {
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: remoteFrom?.region
      ? { "@type": "State", name: `${remoteFrom.region}, ${country}` }
      : { "@type": "Country", name: country },
  };
}

function payOf({ salaryMin, salaryMax }: JobPost): Data {
  const least = salaryMin ?? salaryMax;
  if (least === null) return {};
  const value = {
    "@type": "QuantitativeValue",
    minValue: least,
    maxValue: salaryMax ?? least,
    unitText: "YEAR",
  };
  return { baseSalary: { "@type": "MonetaryAmount", currency: "EUR", value } };
}

/** Two words where two are true: a part-time internship is both. */
export function employmentTypes({ contractType, contractEconomicType }: JobPost): string[] {
  if (contractType === "contract_type_project") return ["CONTRACTOR"];
  const hours = contractType && (contractType === "contract_type_parttime" ? "PART_TIME" : "FULL_TIME");
  const kind =
    contractEconomicType === "contract_economic_type_intern"
      ? "INTERN"
      : contractEconomicType === "contract_economic_type_fixed_term" ||
          contractEconomicType === "contract_economic_type_temp"
        ? "TEMPORARY"
        : null;
  return [hours, kind].filter((type) => type !== null);
}

/** Who hires: for whom an agency searches, or the agency itself, whose page is the one that we know. */
function organizationOf({ space, hiringCompany }: JobPost, origin: string): Data {
  if (hiringCompany) return { "@type": "Organization", name: hiringCompany };
  return {
    "@type": "Organization",
    name: space.name,
    sameAs: `${origin}/space/${space.url}`,
    ...(space.logo && { logo: `${origin}${basePath}/file/${space.logo}?size=256` }),
  };
}

/** The five degrees that Google knows; below them one asks for none. */
const credentials: Readonly<Record<string, string>> = {
  education_vocational: "professional certificate",
  education_diploma: "high school",
  education_diploma_professional: "high school",
  education_diploma_technical: "high school",
  education_diploma_lyceum: "high school",
  education_ifts: "professional certificate",
  education_its: "associate degree",
  education_university_diploma: "associate degree",
  education_bachelor: "bachelor degree",
  education_afam_first: "bachelor degree",
  education_master: "postgraduate degree",
  education_afam_second: "postgraduate degree",
  education_postgraduate: "postgraduate degree",
  education_phd: "postgraduate degree",
};

/** Only what one cannot do without: a search engine would hide the post from the others. */
function schoolingOf({ education, educationMandatory }: JobPost): Data {
  const credentialCategory = educationMandatory && credentials[education ?? ""];
  if (!credentialCategory) return {};
  return { educationRequirements: { "@type": "EducationalOccupationalCredential", credentialCategory } };
}

/** In the ad's own language, as its text is. */
function asksFor(job: JobPost): Data {
  const { language, skills, languages, educationField } = job;
  const education = job.education !== "education_none" && labelOf(job, job.education, language);
  const wanted = skills.map((skill) => skill[language]);
  const spoken = languages.map(({ code, level }) => `${labelOf(job, code, language)} ${level}`);
  const degree = education && (educationField ? `${education}, ${educationField}` : education);
  const qualifications = [degree, ...spoken].filter(Boolean).join("; ");
  return {
    ...(wanted.length > 0 && { skills: wanted.join(", ") }),
    ...(qualifications && { qualifications }),
    ...schoolingOf(job),
  };
}

function hoursOf({ weeklyHours, partTimeHours, language }: JobPost): Data {
  if (weeklyHours === null) return {};
  const week = language === "it" ? `${weeklyHours} ore a settimana` : `${weeklyHours} hours a week`;
  return { workHours: partTimeHours ? `${week}, ${partTimeHours}` : week };
}

/** What search engines read about a post (schema.org JobPosting, by Google's rules). Says only what the page says. */
export function jobPosting(job: JobPost, origin: string): Data {
  const types = employmentTypes(job);
  const benefits = job.benefits.map(({ code, detail }) =>
    [labelOf(job, code, job.language), detail].filter(Boolean).join(" "),
  );
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: htmlOf(job.description),
    identifier: { "@type": "PropertyValue", name: job.space.name, value: job.id },
    datePosted: job.publishedAt ?? job.created,
    ...(job.expiresAt && { validThrough: job.expiresAt }),
    ...(types.length > 0 && { employmentType: types }),
    hiringOrganization: organizationOf(job, origin),
    ...placeOf(job),
    ...payOf(job),
    ...asksFor(job),
    ...hoursOf(job),
    ...(benefits.length > 0 && { jobBenefits: benefits.join(", ") }),
    url: `${origin}/jobs/${job.id}`,
  };
}
