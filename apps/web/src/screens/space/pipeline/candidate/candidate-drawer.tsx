import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { reveals } from "@orbita/contract/applications/states";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconChevronDown, IconChevronUp, IconEyeOff, IconUserOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState, useEffect, useRef, type RefObject } from "react";
import { AskButton } from "~/domain/assistant/ask-button.tsx";
import { Assistant } from "~/domain/assistant/assistant.tsx";
import { useAssistant } from "~/domain/assistant/use-assistant.ts";
import { DuplicateNotes } from "~/domain/duplicates/duplicate-notes.tsx";
import { Onlookers } from "~/domain/presence/onlookers.tsx";
import { PresenceProvider } from "~/domain/presence/presence-context.tsx";
import { usePresence } from "~/domain/presence/use-presence.ts";
import { MarkedLines } from "~/domain/resumes/marked.tsx";
import { formatYears } from "~/domain/resumes/periods.ts";
import { Years } from "~/domain/resumes/view/dated-view.tsx";
import { formatDayAndMonth, formatDayOfYear } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { CandidateActions } from "./candidate-actions.tsx";
import { CandidateAvatar } from "~/domain/applications/candidate-avatar.tsx";
import { CandidateTabs, type CandidateTab } from "./candidate-tabs.tsx";
import { applicationQuery, useFreshApplication } from "~/domain/applications/candidate-queries.ts";
import { UndoNote } from "./undo-note.tsx";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { useStepKeys } from "~/shell/navigation/use-step-keys.ts";
import styles from "./candidate.module.css";

/**
 * Focuses the drawer around `inside` if the focused element, such as the button of a dialog, was removed with the previous application.
 * Without the focus, the drawer's keyboard shortcuts stop working.
 */
function useFocusOnChange(inside: RefObject<HTMLElement | null>, id: string): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const focusPanel = () => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      inside.current?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    };
    // Moves the focus several times, because a closing dialog returns the focus one or two frames later to an element that no longer exists.
    const timers = [0, 50, 250].map((delay) => setTimeout(focusPanel, delay));
    return () => timers.forEach(clearTimeout);
  }, [inside, id]);
}

type Props = {
  id: string;
  onClose: () => void;
  /** Opens the application before (-1) or after (1) this one in the list from which the drawer was opened. */
  onStep?: ((by: -1 | 1) => void) | undefined;
  /** Called after the application was rejected; opens the next application to decide on. */
  onRejected?: (() => void) | undefined;
};

/** An application beside the list or board, or as a page on a phone. Stepping to another application keeps the open tab. */
export function CandidateDrawer({ id, onClose, onStep, onRejected }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { nameOf } = useCandidateName();
  useFreshApplication(space.id, id);
  const { data, error, refetch } = useQuery(applicationQuery(space.id, id));
  const [tab, setTab] = useState<CandidateTab>("evidence");
  const inside = useStepKeys(onStep);
  useFocusOnChange(inside, id);
  const presences = usePresence(id);
  const assistant = useAssistant(id, () => setTab("resume"));
  return (
    <PresenceProvider value={presences}>
      <Drawer
        opened
        page
        aside={assistant.opened}
        onClose={onClose}
        closeLabel={t`Close`}
        title={data ? <bdi>{nameOf(data)}</bdi> : t`Application`}
        avatar={data && <CandidateAvatar candidate={data} size="lg" />}
        subtitle={data && <Subtitle application={data} />}
        note={data?.blind && <BlindNote application={data} />}
        headEnd={
          <>
            <Onlookers />
            {onStep && <Steps onStep={onStep} />}
          </>
        }
        actions={data && <CandidateActions key={data.id} application={data} onRejected={onRejected} />}
      >
        <div ref={inside} className={styles.inside}>
          {data ? (
            <>
              {!data.talentThere && <AwayNote />}
              {!data.blind && <DuplicateNotes id={data.id} />}
              {data.undo && <UndoNote key={data.undo.stepId} undo={data.undo} />}
              <div className={styles.ask}>
                <AskButton size="sm" assistant={assistant}>
                  <Trans>Ask about the CV</Trans>
                </AskButton>
              </div>
              <MarkedLines {...assistant.marks}>
                <CandidateTabs key={data.id} application={data} tab={tab} onTab={setTab} />
              </MarkedLines>
            </>
          ) : error ? (
            <QueryFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <LoadingList label={t`Loading`} shape="none" />
          )}
        </div>
      </Drawer>
      <Assistant topic={{ about: "application", id, spaceId: null }} {...assistant.drawer} />
    </PresenceProvider>
  );
}

function Subtitle({ application: { headline, years, city, sent } }: { application: Application }) {
  const { i18n } = useLingui();
  const day = usePhone() ? formatDayOfYear(i18n.locale, sent) : formatDayAndMonth(i18n.locale, sent);
  return (
    <Meta
      as="span"
      items={[
        headline && <bdi key="headline">{headline}</bdi>,
        city && <bdi key="city">{city}</bdi>,
        years ? <Years key="years" years={years} shown={formatYears(i18n.locale, years)} /> : null,
        <Trans key="sent">sent on {day}</Trans>,
      ]}
    />
  );
}

function BlindNote({ application: { status, undo } }: { application: Application }) {
  const isMoving = undo !== null && reveals(status);
  return (
    <Note icon={IconEyeOff} className={styles.blind}>
      {isMoving ? (
        <Trans>
          The name, photo and contact details will appear in a few seconds, once the move can no longer be undone.
        </Trans>
      ) : (
        <Trans>
          You’ll see the person’s name, photo, age and address once you move this application to “In review”.
        </Trans>
      )}
    </Note>
  );
}

/**
 * Note on a candidate whose account is suspended or about to be deleted: decisions are saved, but the candidate is not notified.
 */
const AwayNote = () => (
  <Note tone="warning" icon={IconUserOff} className={styles.blind}>
    <Trans>This person’s account isn’t active. Your decisions will be saved, but the person won’t be notified.</Trans>
  </Note>
);

function Steps({ onStep }: { onStep: (by: -1 | 1) => void }) {
  const { t } = useLingui();
  return (
    <span className={styles.steps}>
      <IconButton icon={IconChevronUp} label={t`Previous`} onClick={() => onStep(-1)} />
      <IconButton icon={IconChevronDown} label={t`Next`} onClick={() => onStep(1)} />
    </span>
  );
}
