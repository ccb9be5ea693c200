import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isJudging, type AssessmentSection as Section } from "@orbita/contract/resumes/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconLock, IconLockOpen } from "@tabler/icons-react";
import { failureText } from "~/shell/form/failure-text.ts";
import { useResumeTools } from "../resume-context.tsx";
import { SectionFrame } from "../section-frame.tsx";
import { judgingLabels } from "~/domain/resumes/section-labels.ts";
import type { SectionOrder } from "../use-section-order.ts";
import { SuggestionRow } from "./suggestion-row.tsx";
import sectionStyles from "../section.module.css";
import styles from "./judging.module.css";

type Props = { section: Section; order: SectionOrder };

/** A section of automatic suggestions about the talent's resume. Each suggestion stays private until the talent shares it. */
export function JudgingSection({ section, order }: Props) {
  const { i18n } = useLingui();
  const { resume } = useResumeTools();
  const items = resume[section];
  /** Only the first empty section of suggestions shows the explanation. */
  const first = order.order.find((one) => isJudging(one) && resume[one].length === 0) === section;
  return (
    <SectionFrame section={section} order={order} acts={<Labels shared={items.filter((one) => one.shared).length} />}>
      <Text size="md" tone="muted" className={sectionStyles.empty}>
        {i18n._(judgingLabels[section])}{" "}
        {items.length > 0 && (
          <Trans>
            Generated automatically from the lines of your CV. No company can see these suggestions until you share
            them; you can edit or delete them.
          </Trans>
        )}
      </Text>
      {items.length === 0 ? (
        <Make words={first} />
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <SuggestionRow section={section} item={item} />
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}

function Labels({ shared }: { shared: number }) {
  return (
    <>
      <Tag>
        <Trans>Suggested automatically</Trans>
      </Tag>
      <span className={sectionStyles.private}>
        <Icon icon={shared > 0 ? IconLockOpen : IconLock} size="xs" />
        {shared > 0 ? <Plural value={shared} one="# shared" other="# shared" /> : <Trans>Only you</Trans>}
      </span>
    </>
  );
}

/** Button that generates the suggestions at once. Otherwise they are generated after an upload is confirmed, or the CV edited. */
function Make({ words }: { words: boolean }) {
  const { i18n } = useLingui();
  const { suggest } = useResumeTools();
  return (
    <div className={styles.make}>
      <Button size="sm" busy={suggest.busy} onClick={suggest.run}>
        <Trans>Generate suggestions</Trans>
      </Button>
      {words && (
        <Text as="span" size="sm" tone="muted">
          <Trans>
            We generate suggestions from what your CV says, without a score: after an upload, and a minute after you
            stop editing. They can be wrong; only you can see them until you share them.
          </Trans>
        </Text>
      )}
      {Boolean(suggest.error) && (
        <Note tone="danger" role="alert">
          {failureText(i18n, suggest.error)}
        </Note>
      )}
    </div>
  );
}
