import { useLingui } from "@lingui/react/macro";
import type { AssistantComparison, AssistantQuote } from "@orbita/contract";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { Icon, type IconShape } from "@orbita/ui/icons/icon.tsx";
import { IconArrowsSplit2, IconCheck, IconQuestionMark } from "@tabler/icons-react";
import { Quote } from "./quote.tsx";
import styles from "./comparison.module.css";

type Props = { comparison: AssistantComparison; onGo: (quote: AssistantQuote) => void };
type ComparedPerson = AssistantComparison["people"][number];
type ComparisonCell = ComparedPerson["cells"][number];

/** Compares people by criterion. They stay in the order of the list, because the comparison does not rank them. */
export function Comparison(props: Props) {
  return usePhone() ? <Cards {...props} /> : <Table {...props} />;
}

function Table({ comparison: { criteria, people }, onGo }: Props) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that a wide table can be scrolled by keyboard
    <div role="region" aria-label={t`Comparison`} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Person`}</th>
            {criteria.map((criterion) => (
              <th key={criterion} scope="col">
                <bdi>{criterion}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ subject, label, cells }) => (
            <tr key={subject}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              {cells.map((cell, at) => (
                <td key={at}>
                  <Cell cell={cell} onGo={onGo} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Cards = ({ comparison: { criteria, people }, onGo }: Props) => (
  <ul className={styles.cards}>
    {people.map(({ subject, label, cells }) => (
      <li key={subject} className={styles.card}>
        <h3 className={styles.name}>
          <bdi>{label}</bdi>
        </h3>
        <dl className={styles.facts}>
          {cells.map((cell, at) => (
            <div key={at}>
              <dt>
                <bdi>{criteria[at]}</bdi>
              </dt>
              <dd>
                <Cell cell={cell} onGo={onGo} />
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);

const icons: Record<ComparisonCell["verdict"], IconShape> = {
  said: IconCheck,
  otherwise: IconArrowsSplit2,
  notSaid: IconQuestionMark,
};

function Cell({ cell: { verdict, text, quotes }, onGo }: { cell: ComparisonCell; onGo: Props["onGo"] }) {
  const { t } = useLingui();
  const words: Record<ComparisonCell["verdict"], string> = {
    said: t`The CV says so`,
    otherwise: t`The CV says something else`,
    notSaid: t`The CV doesn’t say`,
  };
  const [first] = quotes;
  return (
    <div className={styles.cell}>
      <p className={styles.verdict} data-verdict={verdict}>
        <span className={styles.sign}>
          <Icon icon={icons[verdict]} size="xs" />
        </span>
        {words[verdict]}
      </p>
      {text && verdict !== "notSaid" && <p className={styles.text}>{text}</p>}
      {first && (
        <div className={styles.quote}>
          <Quote quote={first} onGo={onGo} many />
        </div>
      )}
    </div>
  );
}
