import type { JobPost } from "@orbita/contract";
import { basePath } from "@orbita/contract/product";
import { htmlOf } from "./description-blocks.ts";
import { labelOf } from "./label-of.ts";

type Data = Record<string, unknown>;

/** Search engines require a region. Without one, uses the province, then the city (city regions, places abroad). */
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

/** For search engines only fully remote work is telecommuting; hybrid work has an office address. */
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

/** Returns two types where both apply: a part-time internship is PART_TIME and INTERN. */
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
function organizationOf({ space, hiringCompany }: JobPost, origin: string): Data {
  if (hiringCompany) return { "@type": "Organization", name: hiringCompany };
  return {
    "@type": "Organization",
    name: space.name,
    sameAs: `${origin}/space/${space.url}`,
    ...(space.logo && { logo: `${origin}${basePath}/file/${space.logo}?size=256` }),
  };
}

/** The five credential categories that Google knows. Lower education levels have none. */
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

/** Publishes only mandatory education: search engines would hide the post from people without it. */
function schoolingOf({ education, educationMandatory }: JobPost): Data {
  const credentialCategory = educationMandatory && credentials[education ?? ""];
  if (!credentialCategory) return {};
  return { educationRequirements: { "@type": "EducationalOccupationalCredential", credentialCategory } };
}

/** Skills and qualifications in the ad's language, like its text. */
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

/** Structured data for search engines (schema.org JobPosting, by Google's rules). Contains only what the page shows. */
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
