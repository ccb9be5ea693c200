import { useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { labelOf } from "~/domain/job-posts/public/row/label-of.ts";
import styles from "./job-detail.module.css";

/** Benefits beside the pay, each with the employer's detail, for example "Meal vouchers 8 €". */
export function JobBenefits({ job }: { job: Pick<JobPost, "benefits" | "labels"> }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.benefits}>
      {job.benefits.map(({ code, detail }) => (
        <li key={code}>
          <Chip>{[labelOf(job, code, i18n.locale), detail].filter(Boolean).join(" ")}</Chip>
        </li>
      ))}
    </ul>
  );
}
