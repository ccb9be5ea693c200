import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SalaryFigure, SalaryRoleFigures } from "@orbita/contract";
import { basePath } from "@orbita/contract/product";
import { salaryRoleName } from "~/domain/salaries/role-name.ts";
import { pageHead } from "~/shell/navigation/page-head.ts";
import type { SalariesPageData } from "./load-salaries.ts";

type StructuredData = Record<string, unknown>;

export const tableAddress = (locale: string, roleId?: string): string =>
  `${basePath}/public/salaries/csv?${new URLSearchParams({ ...(roleId && { role: roleId }), language: locale === "it" ? "it" : "en" }).toString()}`;

const licence = "https://creativecommons.org/licenses/by/4.0/";

const distributionOf = (figure: SalaryFigure): StructuredData => ({
  "@type": "MonetaryAmountDistribution",
  name: "base",
  currency: "EUR",
  duration: "P1Y",
  percentile25: figure.low,
  median: figure.median,
  percentile75: figure.high,
});

/** The newest national figure and the regional ones of its year, as schema.org Occupations. */
function occupationsOf({ figures }: SalaryRoleFigures, name: string): StructuredData[] {
  const newest = Math.max(...figures.map(({ year }) => year));
  return figures
    .filter(({ year, ccnl }) => year === newest && ccnl === null)
    .map((figure) => ({
      "@context": "https://schema.org/",
      "@type": "Occupation",
      name,
      mainEntityOfPage: { "@type": "WebPage", lastReviewed: String(newest) },
      occupationLocation:
        figure.region === null
          ? [{ "@type": "Country", name: "IT" }]
          : [{ "@type": "State", name: `${figure.region}, IT` }],
      estimatedSalary: [distributionOf(figure)],
    }));
}

type DatasetFacts = { name: string; description: string; url: string; csv: string; computedAt: string | null };

const datasetOf = ({ name, description, url, csv, computedAt }: DatasetFacts): StructuredData => ({
  "@context": "https://schema.org/",
  "@type": "Dataset",
  name,
  description,
  url,
  license: licence,
  isAccessibleForFree: true,
  ...(computedAt && { dateModified: computedAt }),
  distribution: [{ "@type": "DataDownload", encodingFormat: "text/csv", contentUrl: csv }],
});

/** Title, meta tags and structured data. Only the page of a role without filters is indexed. */
export function salariesHead(i18n: I18n, loaded: SalariesPageData | undefined) {
  const { found = null, origin = "", search = {} } = loaded ?? {};
  const role = found && salaryRoleName(i18n.locale, found.role);
  const title = role ? i18n._(msg`Salaries: ${role}`) : i18n._(msg`Salary compass`);
  const description = role
    ? i18n._(msg`What jobs for this role offer, by region, collective agreement (CCNL) and year: ${role}.`)
    : i18n._(msg`What jobs offer for the same work, region by region: medians and quartiles from published jobs.`);
  const path = found ? `/salaries/${encodeURIComponent(found.role.id)}` : "/salaries";
  const head = pageHead(i18n, { title, description, path, origin });
  const isFiltered = Object.keys(search).length > 0 || (found !== null && found.figures.length === 0);
  const dataset = datasetOf({
    name: title,
    description,
    url: origin + path,
    csv: origin + tableAddress(i18n.locale, found?.role.id),
    computedAt: found?.computedAt ?? null,
  });
  const data = [dataset, ...(found && role && found.figures.length > 0 ? occupationsOf(found, role) : [])];
  return {
    ...head,
    meta: [
      ...head.meta,
      ...(isFiltered ? [{ name: "robots", content: "noindex, follow" }] : []),
      // The cast is needed because the router accepts `script:ld+json` but has no type for it.
      ...data.map((one) => ({ "script:ld+json": one }) as { title?: string }),
    ],
  };
}
