import { Trans, useLingui } from "@lingui/react/macro";
import type { JobWishes } from "@orbita/contract";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useQuery } from "@tanstack/react-query";
import { jobWishesQuery } from "~/domain/job-wishes/queries.ts";
import { useWishLines } from "~/domain/job-wishes/view/use-wish-lines.ts";
import { Lines } from "~/domain/resumes/view/dated-view.tsx";
import { formatEuros } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { FixedFrame } from "../fixed-frame.tsx";
import { formOf, useResumeTools } from "../resume-context.tsx";
import sectionStyles from "../section.module.css";
import { WishesForm } from "./wishes-form.tsx";
import styles from "./wishes.module.css";

const form = formOf("wishes");

/** The talent's preferences for a job. Readers of the profile see them, except the minimum salary, before they write to the talent. */
export function WishesSection() {
  const { t } = useLingui();
  const { resume, isOpen } = useResumeTools();
  const { data: wishes, error, refetch } = useQuery(jobWishesQuery);
  const lines = useOwnLines(wishes);
  const blank = resume.wishes.length === 0 && lines.length === 0;
  return (
    <FixedFrame part="wishes" title={t`What you’re looking for`} blank={blank}>
      {isOpen(form) && wishes ? (
        <WishesForm form={form} saved={wishes} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : blank && wishes ? (
        <Text size="md" tone="muted" className={sectionStyles.empty}>
          <Trans>
            Role, place, contract, hours, what you won’t do. This helps people who write to you get to the point.
          </Trans>
        </Text>
      ) : (
        <>
          {lines.length > 0 && <DataList items={lines} />}
          {resume.wishes.length > 0 && (
            <div className={lines.length > 0 ? styles.note : undefined}>
              <Lines lines={resume.wishes} />
            </div>
          )}
        </>
      )}
    </FixedFrame>
  );
}

function useOwnLines(wishes: JobWishes | undefined) {
  const { t, i18n } = useLingui();
  const linesOf = useWishLines();
  if (!wishes) return [];
  const { salaryMin } = wishes;
  const salary = salaryMin === null ? "" : t`from ${formatEuros(i18n.locale, salaryMin)}, visible only to you`;
  return [...linesOf(wishes), ...(salary ? [{ term: t`Minimum gross salary`, value: salary }] : [])];
}
