import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { JobPost } from "@orbita/contract";
import { formatPay } from "~/shell/format/format.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { addressIn } from "~/shell/i18n/locale.ts";
import { pageHead } from "~/shell/navigation/page-head.ts";
import { jobPosting } from "./job-posting.ts";

const summaryLength = 155;

function summaryOf(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= summaryLength ? line : `${line.slice(0, summaryLength - 1).trimEnd()}…`;
}

/**
 * Title, description and JobPosting data of a post. The data is passed as `meta`, because TanStack Start escapes it only there.
 */
export function jobHead(i18n: I18n, job: JobPost, origin: string) {
  const { title, space, location } = job;
  const pay = formatPay(i18n.locale, job.salaryMin, job.salaryMax);
  const facts = [location?.city, pay].filter(Boolean).join(", ");
  const path = `/jobs/${job.id}`;
  const head = pageHead(i18n, {
    title: i18n._(msg`${title} at ${space.name}`),
    description: summaryOf([facts, job.description].filter(Boolean).join(". ")),
    path,
    origin,
  });
  const image = `${origin}${addressIn(currentLocale(i18n), path)}/share.png`;
  // The cast is needed because the router accepts `script:ld+json` but has no type for it.
  const data = { "script:ld+json": jobPosting(job, origin) } as { title?: string };
  return {
    ...head,
    meta: [
      ...head.meta,
      { property: "og:image", content: image },
      { name: "twitter:card", content: "summary_large_image" },
      data,
    ],
  };
}
