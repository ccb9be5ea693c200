import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TalentEstimate, TalentEstimateArea, TalentEstimateRequest } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { fitSearch, hasFitSearch } from "~/domain/job-posts/fit-search.ts";
import { estimateQuery } from "~/domain/talent-search/queries.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useEditor } from "./editor-context.tsx";
import { EstimateRows } from "./estimate-rows.tsx";
import { useSettledValue } from "./use-settled-value.ts";
import styles from "./estimate.module.css";

/** The parts of the form on which the estimate depends, once the user pauses. */
function useEstimateRequest(): TalentEstimateRequest {
  const { form } = useEditor();
  const [title, workplaceType, location, remoteFrom, skills, languages, education, educationMandatory] = useWatch({
    control: form.control,
    name: [
      "title",
      "workplaceType",
      "location",
      "remoteFrom",
      "skills",
      "languages",
      "education",
      "educationMandatory",
    ],
  });
  const current = useMemo(
    () => ({ title, workplaceType, location, remoteFrom, skills, languages, education, educationMandatory }),
    [title, workplaceType, location, remoteFrom, skills, languages, education, educationMandatory],
  );
  return useSettledValue(current);
}

/**
 * How many people who let themselves be found the job is for, and which requirement leaves how many of them. It only informs:
 * nothing waits for it.
 */
export function EstimateCard() {
  const { readOnly } = useEditor();
  // Only members who may write the job may see the figures.
  return readOnly ? null : <Estimate />;
}

function Estimate() {
  const { t } = useLingui();
  const { post } = useEditor();
  const space = useActingSpace();
  const heading = useId();
  const draft = useEstimateRequest();
  const isEmpty = draft.title.trim() === "";
  const { data, isError, isFetching } = useQuery({
    ...estimateQuery(space.id, draft),
    enabled: !isEmpty,
  });
  return (
    <Card aria-labelledby={heading}>
      <Card.Head title={t`People for this job`} id={heading} />
      <Card.Body className={styles.body}>
        <div role="status" className={styles.summary}>
          <Summary estimate={data} failed={isError} isEmpty={isEmpty} />
        </div>
      </Card.Body>
      {!isError && !isEmpty && data?.figures && <EstimateRows figures={data.figures} busy={isFetching} />}
      <div className={styles.note}>
        <Text size="xs" tone="muted">
          <Trans>
            We count only people who chose to be found and who aren’t hidden from your Space. Figures are rounded, so
            that no one can be recognised.
          </Trans>
        </Text>
      </div>
      {hasFitSearch(post) && (
        <Card.Foot>
          <ButtonLink
            variant="outline"
            size="sm"
            link={
              <Link
                to="/work/$space/talents/{-$id}"
                params={{ space: space.url, id: undefined }}
                search={fitSearch(post)}
              />
            }
          >
            <Trans>See people who fit</Trans>
          </ButtonLink>
        </Card.Foot>
      )}
    </Card>
  );
}

type SummaryProps = { estimate: TalentEstimate | undefined; failed: boolean; isEmpty: boolean };

/** The figures in a sentence, or what is missing for them. */
function Summary({ estimate, failed, isEmpty }: SummaryProps) {
  const { i18n } = useLingui();
  if (failed) return <Trans>The estimate isn’t available right now. You can keep writing.</Trans>;
  if (isEmpty || estimate?.occupation === null)
    return (
      <Trans>Enter a title with a common role, such as “Backend developer”, and we’ll count the people nearby.</Trans>
    );
  if (!estimate) return <Trans>Counting…</Trans>;
  const { occupation, area, figures } = estimate;
  if (!area || !figures)
    return <Trans>Enter the job’s place, or make it fully remote, and we’ll count the people nearby.</Trans>;
  return (
    <>
      <p className={styles.figure}>
        <Plural value={figures.people} _0="Fewer than 10 people" other="About # people" />
      </p>
      <p>
        <AreaSentence role={i18n.locale === "it" ? occupation.it : occupation.en} area={area} />
      </p>
      {figures.people > 0 && figures.requirements.some(({ mandatory }) => mandatory) && (
        <p>
          <Plural
            value={figures.required}
            _0="Fewer than 10 of them meet everything that’s required."
            other="About # of them meet everything that’s required."
          />
        </p>
      )}
    </>
  );
}

/** The area of an estimate and the occupation of the counted people, in a sentence. */
function AreaSentence({ role, area }: { role: string; area: TalentEstimateArea }) {
  switch (area.kind) {
    case "near": {
      const { km, name } = area;
      return (
        <Trans>
          They live within {km} km of {name} and have “{role}” in their CV.
        </Trans>
      );
    }
    case "region": {
      const { name } = area;
      return (
        <Trans>
          They live in the region {name} and have “{role}” in their CV.
        </Trans>
      );
    }
    case "italy":
      return <Trans>They live in Italy and have “{role}” in their CV.</Trans>;
    default:
      return <Trans>They have “{role}” in their CV, wherever they live.</Trans>;
  }
}
