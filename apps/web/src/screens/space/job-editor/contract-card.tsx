import { Trans, useLingui } from "@lingui/react/macro";
import { indicativeMaximum, jobPostLimits as limits } from "@orbita/contract/job-posts/limits";
import { hasEconomicDetail, isEmployment } from "@orbita/contract/job-posts/publishable";
import { Reveal } from "@orbita/ui/patterns/reveal.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { useWatch } from "react-hook-form";
import { formatCount, formatEuros } from "~/shell/format/format.ts";
import { CodeField } from "./code-field.tsx";
import { useEditor } from "./editor-context.tsx";
import { SalaryComparison } from "./salary-comparison.tsx";
import { PostNumber, PostTextField } from "./plain-fields.tsx";
import styles from "./editor.module.css";

export function ContractCard() {
  const { t } = useLingui();
  const { form } = useEditor();
  const [contractType, contractEconomicType, ccnl] = useWatch({
    control: form.control,
    name: ["contractType", "contractEconomicType", "ccnl"],
  });
  const post = { contractType, contractEconomicType };
  const employment = isEmployment(post);
  const { min, max } = limits.weeklyHours;
  return (
    <FormCard title={t`Contract and salary`} columns={3}>
      <Reveal shown={employment}>
        <CodeField name="contractEconomicType" label={t`Contract`} />
      </Reveal>
      <CodeField name="contractType" label={t`Working hours`} />
      <Reveal shown={employment}>
        <PostNumber name="weeklyHours" label={t`Hours per week`} decimals={1} hint={t`From ${min} to ${max}`} />
      </Reveal>
      <ContractDetails post={post} />
      <Pay />
      <Reveal shown={employment}>
        <CodeField name="ccnl" label={t`Collective agreement (CCNL)`} />
      </Reveal>
      <Reveal row shown={employment && ccnl !== null}>
        <div className={styles.third}>
          <PostTextField
            name="ccnlLevel"
            label={t`Level`}
            optional={t`optional`}
            placeholder={t({ message: "C3", context: "level of an agreement" })}
            max={limits.ccnlLevel.max}
          />
        </div>
      </Reveal>
      <SalaryComparison />
    </FormCard>
  );
}

type ContractFields = Parameters<typeof isEmployment>[0];

/** Fields that only some contracts need: duration, internship allowance, part-time hours. */
function ContractDetails({ post }: { post: ContractFields }) {
  const { t } = useLingui();
  const employment = isEmployment(post);
  const detailed = hasEconomicDetail(post);
  const fixed = employment && post.contractEconomicType === "contract_economic_type_fixed_term";
  const intern = employment && post.contractEconomicType === "contract_economic_type_intern";
  const { min, max } = limits.durationMonths;
  return (
    <>
      <Reveal row shown={post.contractType === "contract_type_parttime"}>
        <PostTextField
          name="partTimeHours"
          label={t`Part-time hours`}
          hint={t`Enter days and times.`}
          placeholder={t`Monday to Friday, 9:00–13:00`}
          max={limits.partTimeHours.max}
        />
      </Reveal>
      <Reveal row shown={detailed || fixed}>
        <div className={styles.thirds}>
          <PostNumber
            name="durationMonths"
            label={t`Duration`}
            unit={t`months`}
            optional={detailed ? undefined : t`optional`}
            hint={t`From ${min} to ${max}`}
          />
          <Reveal shown={intern}>
            <PostNumber name="allowance" label={t`Allowance`} unit={t`€ a month`} />
          </Reveal>
        </div>
      </Reveal>
    </>
  );
}

function Pay() {
  const { t, i18n } = useLingui();
  const { form, readOnly, write } = useEditor();
  const [salaryMin, salaryMax, contractType, contractEconomicType] = useWatch({
    control: form.control,
    name: ["salaryMin", "salaryMax", "contractType", "contractEconomicType"],
  });
  const detailed = hasEconomicDetail({ contractType, contractEconomicType });
  const { min, max } = detailed ? limits.detailedSalary : limits.salary;
  const gap = limits.detailedSalary.gap;
  const wanted = salaryMin === null ? 0 : indicativeMaximum(salaryMin);
  const indicative = Math.min(wanted, max, detailed && salaryMin !== null ? salaryMin + gap : max);
  const raised = formatEuros(i18n.locale, indicative);
  const words =
    indicative === wanted ? (
      <Trans>Suggested maximum: {raised} (+20%)</Trans>
    ) : (
      <Trans>Suggested maximum: {raised}</Trans>
    );
  const taken = readOnly || salaryMax === indicative;
  return (
    <>
      <PostNumber
        name="salaryMin"
        label={t`Minimum gross salary per year`}
        unit="€"
        hint={t`At least ${formatCount(i18n.locale, min)}`}
      />
      <PostNumber
        name="salaryMax"
        label={t`Maximum gross salary per year`}
        unit="€"
        offer={
          salaryMin !== null &&
          salaryMin >= min &&
          (taken ? words : <TextLink onClick={() => write("salaryMax", indicative)}>{words}</TextLink>)
        }
      />
    </>
  );
}
