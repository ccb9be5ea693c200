import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { formatLongDay } from "~/shell/format/format.ts";

export function PublishedLine({ job }: { job: Pick<JobPost, "publishedAt" | "expiresAt"> }) {
  const { i18n } = useLingui();
  const published = job.publishedAt && formatLongDay(i18n.locale, job.publishedAt);
  const expires = job.expiresAt && formatLongDay(i18n.locale, job.expiresAt);
  return (
    <Meta
      items={[
        published && <Trans key="published">Published on {published}</Trans>,
        expires && <Trans key="expires">expires on {expires}</Trans>,
      ]}
    />
  );
}
