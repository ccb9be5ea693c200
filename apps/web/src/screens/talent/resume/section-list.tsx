import { Trans, useLingui } from "@lingui/react/macro";
import { isJudging } from "@orbita/contract/resumes/limits";
import { resumeSections } from "@orbita/contract/resumes/section-order";
import type { Resume, ResumeSection } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconArrowsMaximize, IconArrowsMinimize, IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { useClientState } from "~/shell/session/client-state.ts";
import { rememberCollapsed } from "./remember.ts";
import { useResumeTools, type FixedResumePart } from "./resume-context.tsx";
import { sectionNames } from "~/domain/resumes/section-labels.ts";
import { SortableSections, useSortableSection } from "./sortable-sections.tsx";
import type { SectionOrder } from "./use-section-order.ts";
import styles from "./section-list.module.css";

export function countOf(resume: Resume, section: ResumeSection): number {
  const value = resume[section];
  return Array.isArray(value) ? value.length : value ? 1 : 0;
}

type Props = {
  place: "list" | "drawer";
  order: SectionOrder;
  current: string | undefined;
  onGo: (section: ResumeSection | FixedResumePart) => void;
};

/** Lists all sections in the user's order, to navigate to them and to reorder them. */
export function SectionList({ place, order, current, onGo }: Props) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`CV sections`}>
      <SortableSections order={order}>
        <ol>
          {order.order.map((section) => (
            <SectionRow key={section} {...{ section, place, order, onGo }} current={current === section} />
          ))}
        </ol>
      </SortableSections>
      <ul className={styles.fixed}>
        <li>
          <FixedRow part="contacts" current={current === "contacts"} onGo={onGo}>
            <Trans>Contact details and links</Trans>
          </FixedRow>
        </li>
        <li>
          <FixedRow part="wishes" current={current === "wishes"} onGo={onGo}>
            <Trans>What you’re looking for</Trans>
          </FixedRow>
        </li>
      </ul>
      <CollapseAll />
    </nav>
  );
}

type RowProps = Omit<Props, "current"> & { section: ResumeSection; current: boolean };

function SectionRow({ section, place, order, current, onGo }: RowProps) {
  const { t, i18n } = useLingui();
  const { resume } = useResumeTools();
  const { grip, ref, className, style } = useSortableSection({ section, place, order, className: styles.grip });
  const count = countOf(resume, section);
  return (
    <li ref={ref} className={cx(styles.row, current && styles.current, className)} style={style}>
      {grip}
      <button type="button" className={styles.link} aria-current={current || undefined} onClick={() => onGo(section)}>
        <span className={styles.name}>{i18n._(sectionNames[section])}</span>
        {isJudging(section) && <Icon icon={IconLock} size="xs" label={t`Suggested automatically, private`} />}
        {count > 0 && <span className={styles.count}>{formatCount(i18n.locale, count)}</span>}
      </button>
    </li>
  );
}

type FixedSectionProps = { part: FixedResumePart; current: boolean; onGo: Props["onGo"]; children: ReactNode };

function FixedRow({ part, current, onGo, children }: FixedSectionProps) {
  return (
    <div className={cx(styles.row, current && styles.current)}>
      <button
        type="button"
        className={cx(styles.link, styles.unmoved)}
        aria-current={current || undefined}
        onClick={() => onGo(part)}
      >
        <span className={styles.name}>{children}</span>
      </button>
    </div>
  );
}

function CollapseAll() {
  const collapsed = useClientState((state) => state.collapsed);
  const allClosed = resumeSections.every((section) => collapsed[section]);
  const set = (closed: boolean) => rememberCollapsed(Object.fromEntries(resumeSections.map((one) => [one, closed])));
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={allClosed ? IconArrowsMaximize : IconArrowsMinimize}
      className={styles.all}
      onClick={() => set(!allClosed)}
    >
      {allClosed ? <Trans>Expand all</Trans> : <Trans>Collapse all</Trans>}
    </Button>
  );
}
