import type { JobPost } from "@orbita/contract";
import { blocksOf } from "./description.tsx";

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const htmlOf = (text: string): string =>
  blocksOf(text)
    .map((block) =>
      block.kind === "paragraph"
        ? `<p>${escapeHtml(block.text)}</p>`
        : `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`,
    )
    .join("");

function placeOf({ location }: JobPost): object | null {
  if (!location) return null;
  const { city, region, postalCode, country } = location;
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: city,
      ...(region && { addressRegion: region }),
      ...(postalCode && { postalCode }),
      addressCountry: country,
    },
  };
}

function payOf({ salaryMin, salaryMax }: JobPost): object | null {
  if (salaryMin === null) return null;
  const value = {
    "@type": "QuantitativeValue",
    minValue: salaryMin,
    maxValue: salaryMax ?? salaryMin,
    unitText: "YEAR",
  };
  return { "@type": "MonetaryAmount", currency: "EUR", value };
}

/** What search engines read about a post (schema.org JobPosting). Says only what the page says. */
export function jobPosting(job: JobPost, origin: string): Record<string, unknown> {
  const place = placeOf(job);
  const pay = payOf(job);
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: htmlOf(job.description),
    identifier: { "@type": "PropertyValue", name: job.space.name, value: job.id },
    datePosted: job.publishedAt ?? job.created,
    ...(job.expiresAt && { validThrough: job.expiresAt }),
    hiringOrganization: { "@type": "Organization", name: job.space.name, sameAs: `${origin}/space/${job.space.url}` },
    ...(place && { jobLocation: place }),
    ...(pay && { baseSalary: pay }),
    url: `${origin}/jobs/${job.id}`,
    directApply: false,
  };
}
