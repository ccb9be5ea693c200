import type { Space } from "@orbita/contract";
import { imageUrl } from "~/shell/api/file-url.ts";
import { mainLocation } from "~/domain/spaces/pages/company-labels.ts";
import { websiteAddress } from "./website.ts";

function addressOf(space: Space): object | null {
  const place = mainLocation(space);
  if (!place) return null;
  const street = [place.street, place.number].filter(Boolean).join(" ");
  return {
    "@type": "PostalAddress",
    ...(street && { streetAddress: street }),
    addressLocality: place.city,
    ...(place.region && { addressRegion: place.region }),
    ...(place.postalCode && { postalCode: place.postalCode }),
    addressCountry: place.country,
  };
}

/** Converts a size code: "1" is exact, "50-99" a range, "1000+" has no upper bound. */
function employeesOf(size: string): object | null {
  const range = /^(\d+)(?:-(\d+)|(\+))?$/.exec(size);
  if (!range) return null;
  const [, min, max, open] = range;
  const bounds = max ? { minValue: Number(min), maxValue: Number(max) } : { minValue: Number(min) };
  return { "@type": "QuantitativeValue", ...(max || open ? bounds : { value: Number(min) }) };
}

/** Structured data for search engines (schema.org Organization). Contains only data that the page shows. */
export function organization(space: Space, origin: string): Record<string, unknown> {
  const address = addressOf(space);
  const employees = space.companySize ? employeesOf(space.companySize) : null;
  return {
    "@context": "https://schema.org/",
    "@type": "Organization",
    name: space.name,
    url: `${origin}/space/${space.url}`,
    ...((space.headline ?? space.description) && { description: space.headline ?? space.description }),
    ...(space.website && { sameAs: [websiteAddress(space.website)] }),
    ...(space.logo && { logo: origin + imageUrl(space.logo, 512) }),
    ...(address && { address }),
    ...(space.yearFounded && { foundingDate: String(space.yearFounded) }),
    ...(space.vat && { vatID: `IT${space.vat}` }),
    ...(employees && { numberOfEmployees: employees }),
  };
}
