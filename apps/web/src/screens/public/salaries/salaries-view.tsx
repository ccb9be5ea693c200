import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { inPlace, salaryRoleName } from "~/domain/salaries/role-name.ts";
import { LevelsCard } from "./levels-card.tsx";
import type { SalariesPageData } from "./load-salaries.ts";
import { Method } from "./method.tsx";
import { RegionsCard } from "./regions-card.tsx";
import { RoleList } from "./role-list.tsx";
import { SalariesForm } from "./salaries-form.tsx";
import { SalaryBand } from "./salary-band.tsx";
import { TrendsCard } from "./trends-card.tsx";
import styles from "./salaries-view.module.css";

/** The salary compass: what published jobs offer for a role, by region, agreement and year. The URL is the state of the form. */
export function SalariesView({ search, roles, found, view }: SalariesPageData) {
  return (
    <Page as="main" className={styles.page}>
      <Heading level={1} size="xl">
        <Trans>Salary compass</Trans>
      </Heading>
      <Text size="xl" className={styles.lead}>
        <Trans>
          What jobs offer for the same work, region by region. The figures come from jobs published on {productName},
          never from people’s data.
        </Trans>
      </Text>
      <SalariesForm search={search} found={found} view={view} />
      {found && view ? (
        <>
          <SalaryBand view={view} />
          <div className={styles.columns}>
            <RegionsCard view={view} />
            <TrendsCard trends={view.trends} />
          </div>
          <LevelsCard found={found} view={view} />
          <OpenJobs found={found} region={view.region} />
        </>
      ) : (
        <RoleList search={search} found={found} roles={roles} />
      )}
      <Method computedAt={found?.computedAt ?? null} />
    </Page>
  );
}

type OpenJobsProps = { found: NonNullable<SalariesPageData["found"]>; region: string | null };

/** Link to a search for open jobs of the role. */
function OpenJobs({ found: { role }, region }: OpenJobsProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const name = salaryRoleName(locale, role);
  const title = locale === "it" ? role.itMasculine : role.en;
  const place = inPlace(locale, region);
  return (
    <p className={styles.jobs}>
      <TextLink link={<Link to="/jobs" search={{ q: region ? `${title} ${region}` : title }} />}>
        {region ? (
          <Trans>
            Open jobs {place}: {name}
          </Trans>
        ) : (
          <Trans>Open jobs: {name}</Trans>
        )}
      </TextLink>
    </p>
  );
}
