import { Trans, useLingui } from "@lingui/react/macro";
import type { Space } from "@orbita/contract";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useId, type ReactNode } from "react";
import { companySizeName, companyTypeName, listedName } from "~/domain/spaces/pages/company-labels.ts";
import { SpacePlaces } from "./space-places.tsx";
import { SpaceTeam } from "./space-team.tsx";
import styles from "./space-aside.module.css";

type SpaceFactItem = { term: ReactNode; value: ReactNode };
const shown = (items: (SpaceFactItem | false | null)[]): SpaceFactItem[] =>
  items.filter((item) => item !== false && item !== null);

/** Sidebar of a Space's page with data about the company. Omits empty fields. */
export function SpaceAside({ space }: { space: Space }) {
  const { t } = useLingui();
  const company = useCompany(space);
  const standards = useStandards(space);
  const isEmpty = [company, standards, space.locations, space.team].every(({ length }) => length === 0);
  if (isEmpty && !space.policyDescription) return null;
  return (
    <aside className={styles.aside} aria-label={t`About the company`}>
      {company.length > 0 && (
        <Part title={t`Company details`}>
          <DataList items={company} />
        </Part>
      )}
      {(standards.length > 0 || space.policyDescription) && (
        <Part title={t`How we work`}>
          {standards.length > 0 && <DataList items={standards} />}
          {space.policyDescription && (
            <Text size="md" className={styles.policy}>
              <bdi>{space.policyDescription}</bdi>
            </Text>
          )}
        </Part>
      )}
      {space.locations.length > 0 && (
        <Part title={t`Locations`}>
          <SpacePlaces locations={space.locations} />
        </Part>
      )}
      {space.team.length > 0 && (
        <Part title={t`Team`}>
          <SpaceTeam team={space.team} />
        </Part>
      )}
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function useCompany(space: Space): SpaceFactItem[] {
  const { i18n } = useLingui();
  const form = companyTypeName(i18n, space.companyType);
  return shown([
    space.businessSector && { term: <Trans>Sector</Trans>, value: listedName(i18n, space.businessSector) },
    space.companySize !== null && { term: <Trans>People</Trans>, value: companySizeName(i18n, space.companySize) },
    space.yearFounded !== null && { term: <Trans>Founded</Trans>, value: space.yearFounded },
    form !== null && { term: <Trans>Legal form</Trans>, value: form },
    space.vat !== null && { term: <Trans>VAT number</Trans>, value: <bdi>IT {space.vat}</bdi> },
  ]);
}

function useStandards(space: Space): SpaceFactItem[] {
  const { i18n } = useLingui();
  const { onsiteStart: start, onsiteEnd: end } = space;
  return shown([
    space.primaryPolicy && { term: <Trans>Work policy</Trans>, value: listedName(i18n, space.primaryPolicy) },
    start &&
      end && {
        term: <Trans>On-site hours</Trans>,
        value: (
          <bdi>
            {listedName(i18n, start)}–{listedName(i18n, end)}
          </bdi>
        ),
      },
    space.ccnl && { term: <Trans>Collective agreement</Trans>, value: listedName(i18n, space.ccnl) },
  ]);
}
