import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Icon, type IconShape } from "@orbita/ui/icons/icon.tsx";
import { PopoverPanel, type PopoverButtonProps } from "@orbita/ui/overlays/popover-panel.tsx";
import { IconBuilding, IconDots, IconEye, IconEyeOff, IconListCheck } from "@tabler/icons-react";
import { useRef, type ReactNode } from "react";
import { useFitCounts } from "./fit-counts.ts";
import { useHidingFits } from "./use-hiding-fits.ts";
import { useHidingJobs, type HideableJob } from "./use-hiding-jobs.ts";
import styles from "./own-mark.module.css";

type Props = {
  job: HideableJob;
  /** The button: three dots in a row of the list, an icon beside the list, a button with a label on the page of the job. */
  look: "row" | "icon" | "button";
};

/** The title of the row at this position of the list, or of the last one. */
const titleAt = (list: Element | null | undefined, index: number): HTMLElement | null => {
  const rows = [...(list?.children ?? [])];
  return rows[Math.min(index, rows.length - 1)]?.querySelector<HTMLElement>("h2 a, h3 a") ?? null;
};

/** Waits until the row has left the page, at most a second. */
async function waitUntilGone(row: Element): Promise<void> {
  for (let frame = 0; frame < 60 && row.isConnected; frame++) await new Promise(requestAnimationFrame);
}

/**
 * Menu that hides a job or all jobs of its Space from the user's job search, or shows them again. It also turns the comparison
 * with the user's CV off, if there is one.
 */
export function HideMenu({ job, look }: Props) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const { isJobHidden, isSpaceHidden, setJobHidden, setSpaceHidden } = useHidingJobs(job);
  const fit = useFitCounts(job.id);
  const hideFits = useHidingFits();
  const { title, space } = job;
  const isHidden = isJobHidden || isSpaceHidden;
  const icon = isHidden ? IconEye : IconEyeOff;

  /** Makes the change. If the row leaves the list with its focus, the row that follows gets the focus. */
  async function act(change: () => Promise<void>): Promise<void> {
    const row = look === "row" ? button.current?.closest("li") : null;
    const list = row?.parentElement;
    const index = list && row ? [...list.children].indexOf(row) : 0;
    await change();
    if (!row) return;
    await waitUntilGone(row);
    if (!row.isConnected && document.activeElement === document.body) titleAt(list, index)?.focus();
  }

  const trigger = (popover: PopoverButtonProps) => {
    if (look === "row")
      return (
        <IconButton
          {...popover}
          ref={button}
          icon={IconDots}
          size="sm"
          label={t`Actions for ${title}`}
          className={styles.menu}
        />
      );
    if (look === "icon")
      return <IconButton {...popover} ref={button} icon={icon} label={isHidden ? t`Show again…` : t`Hide…`} />;
    return (
      <Button {...popover} ref={button} variant="outline" size="lg" block icon={icon}>
        {isHidden ? <Trans>Hidden. Show again…</Trans> : <Trans>Hide…</Trans>}
      </Button>
    );
  };

  return (
    <PopoverPanel label={t`Actions for ${title}`} trigger={trigger}>
      {(close) => {
        const choose = (change: () => Promise<void>) => () => {
          close();
          void act(change);
        };
        return (
          <div className={styles.actions}>
            <Action icon={isJobHidden ? IconEye : IconEyeOff} onClick={choose(() => setJobHidden(!isJobHidden))}>
              {isJobHidden ? <Trans>Show this job again</Trans> : <Trans>Hide this job</Trans>}
            </Action>
            <Action
              icon={isSpaceHidden ? IconEye : IconBuilding}
              onClick={choose(() => setSpaceHidden(!isSpaceHidden))}
            >
              {isSpaceHidden ? (
                <Trans>Show jobs from {space.name} again</Trans>
              ) : (
                <Trans>Hide all jobs from {space.name}</Trans>
              )}
            </Action>
            {fit && (
              <Action icon={IconListCheck} onClick={choose(hideFits)}>
                <Trans>Don’t compare jobs with my CV</Trans>
              </Action>
            )}
          </div>
        );
      }}
    </PopoverPanel>
  );
}

function Action({ icon, onClick, children }: { icon: IconShape; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      <Icon icon={icon} size="sm" />
      <span>{children}</span>
    </button>
  );
}
