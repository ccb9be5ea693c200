import { Trans, useLingui } from "@lingui/react/macro";
import type { SalaryRoleFigures } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { IconDownload } from "@tabler/icons-react";
import type { SalaryRow, SalaryView } from "~/domain/salaries/choose-view.ts";
import { formatCount, formatEuros } from "~/shell/format/format.ts";
import { formatSalaryChange } from "./format-salary-change.ts";
import { tableAddress } from "./salaries-head.ts";
import styles from "./levels-card.module.css";

type Props = { found: SalaryRoleFigures; view: SalaryView };

/** The levels of the chosen agreement, or the agreements of the chosen place; and all figures of the role as CSV. */
export function LevelsCard({ found, view }: Props) {
  const { t, i18n } = useLingui();
  const place = view.region ?? t`Italy`;
  const isByLevel = view.ccnl !== null;
  const nameOf = ({ figure: { ccnl, level } }: SalaryRow) =>
    level ?? found.agreements[ccnl!]?.[i18n.locale === "it" ? "it" : "en"] ?? ccnl!;
  return (
    <Card aria-labelledby="levels" className={styles.card}>
      <Card.Head
        id="levels"
        title={isByLevel ? <Trans>{place}, by CCNL level</Trans> : <Trans>{place}, by CCNL</Trans>}
        actions={
          <ButtonLink
            icon={IconDownload}
            label={t`Export the figures of this role as CSV`}
            link={<a href={tableAddress(i18n.locale, found.role.id)} download />}
          >
            CSV
          </ButtonLink>
        }
      />
      {view.parts.length > 0 && <LevelTable rows={view.parts} nameOf={nameOf} year={view.year} isByLevel={isByLevel} />}
      <Card.Body>
        <p className={styles.rest}>
          {isByLevel ? (
            <Trans>Levels that aren’t listed have too few jobs to show figures.</Trans>
          ) : (
            <Trans>Agreements that aren’t listed have too few jobs to show figures.</Trans>
          )}
        </p>
      </Card.Body>
    </Card>
  );
}

type TableProps = { rows: readonly SalaryRow[]; nameOf: (row: SalaryRow) => string; year: number; isByLevel: boolean };

function LevelTable({ rows, nameOf, year, isByLevel }: TableProps) {
  const { i18n } = useLingui();
  const euros = (value: number) => <bdi>{formatEuros(i18n.locale, value)}</bdi>;
  const lastYear = year - 1;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{isByLevel ? <Trans>Level</Trans> : <Trans>CCNL</Trans>}</th>
          <th scope="col">
            <Trans>First quartile</Trans>
          </th>
          <th scope="col">
            <Trans>Median</Trans>
          </th>
          <th scope="col">
            <Trans>Third quartile</Trans>
          </th>
          <th scope="col">
            <Trans>Jobs</Trans>
          </th>
          <th scope="col">
            <Trans>Median compared with {lastYear}</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { figure, change } = row;
          return (
            <tr key={`${figure.ccnl} ${figure.level}`}>
              <th scope="row">{nameOf(row)}</th>
              <td>{euros(figure.low)}</td>
              <td className={styles.median}>{euros(figure.median)}</td>
              <td>{euros(figure.high)}</td>
              <td>{formatCount(i18n.locale, figure.ads)}</td>
              <td>
                {change === null ? (
                  <>
                    <span aria-hidden>–</span>
                    <VisuallyHidden>
                      <Trans>no figure</Trans>
                    </VisuallyHidden>
                  </>
                ) : (
                  formatSalaryChange(i18n.locale, change)
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
