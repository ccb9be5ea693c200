import type { JobPost } from "@orbita/contract";
import { basePath } from "@orbita/contract/product";
import { htmlOf } from "~/domain/job-posts/public/page/description-blocks.ts";
import { labelOf } from "~/domain/job-posts/public/row/label-of.ts";

type StructuredData = Record<string, unknown>;

/**
 * The address for search engines, which require a region.
 * Without one, uses the province, then the city (city regions, places abroad).
 */
function addressOf({ city, region, province, postalCode, country }: NonNullable<JobPost["location"]>): StructuredData {
  return {
    "@type": "PostalAddress",
    addressLocality: city,
    addressRegion: region ?? province ?? city,
    ...(postalCode && { postalCode }),
    addressCountry: country,
  };
}

const countries = new Intl.DisplayNames(["en"], { type: "region" });

/** The place of work for search engines. For them only fully remote work is telecommuting; hybrid work has an office address. */
function placeOf({ workplaceType, location, remoteFrom }: JobPost): StructuredData {
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

function payOf({ salaryMin, salaryMax }: JobPost): StructuredData {
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

/** The employment types of a post. There are two where both apply: a part-time internship is PART_TIME and INTERN. */
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

/** The hiring organization: the agency's client if named, otherwise the Space. Only the Space has a page here. */
function organizationOf({ space, hiringCompany }: JobPost, origin: string): StructuredData {
  if (hiringCompany) return { "@type": "Organization", name: hiringCompany };
  return {
    "@type": "Organization",
    name: space.name,
    sameAs: `${origin}/space/${space.url}`,
    ...(space.logo && { logo: `${origin}${basePath}/file/${space.logo}?size=256` }),
  };
}

/** Our education levels as the five credential categories that Google knows. Lower levels have none. */
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

/** The required education. Optional education is left out, because search engines would hide the post from people without it. */
function schoolingOf({ education, educationMandatory }: JobPost): StructuredData {
  const credentialCategory = educationMandatory && credentials[education ?? ""];
  if (!credentialCategory) return {};
  return { educationRequirements: { "@type": "EducationalOccupationalCredential", credentialCategory } };
}

/** Skills and qualifications, in the language of the ad's text. */
function asksFor(job: JobPost): StructuredData {
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

function hoursOf({ weeklyHours, partTimeHours, language }: JobPost): StructuredData {
  if (weeklyHours === null) return {};
  const week = language === "it" ? `${weeklyHours} ore a settimana` : `${weeklyHours} hours a week`;
  return { workHours: partTimeHours ? `${week}, ${partTimeHours}` : week };
}

/** Structured data for search engines (schema.org JobPosting, by Google's rules). Contains only data that the page shows. */
export function jobPosting(job: JobPost, origin: string): StructuredData {
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
