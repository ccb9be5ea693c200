import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Space } from "@orbita/contract";
import type { ReactNode } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { formatDays, formatShare } from "~/shell/format/share.ts";
import styles from "./space-facts.module.css";

type SpaceFigure = { value: ReactNode; words: ReactNode };

/** Figures on how the Space treats candidates. Omits figures that do not exist yet. */
export function SpaceFacts({ space }: { space: Space }) {
  const { i18n } = useLingui();
  const { openJobPosts, blindFirstStage } = space;
  const { promisedDays, medianDays, inTime, due } = space.promises;
  const figures: (SpaceFigure | false)[] = [
    medianDays === null
      ? {
          value: <Plural value={promisedDays} one="# day" other="# days" />,
          words: <Trans>promised reply time</Trans>,
        }
      : {
          value: formatDays(i18n.locale, medianDays),
          words: (
            <Trans>
              median time to first reply in the last 90 days; promised:{" "}
              <Plural value={promisedDays} one="# day" other="# days" />
            </Trans>
          ),
        },
    inTime !== null &&
      due !== null && {
        value: formatShare(i18n.locale, inTime / due),
        words: (
          <Trans>
            of replies on time ({inTime} of {due} in the last 90 days)
          </Trans>
        ),
      },
    openJobPosts > 0 && {
      value: formatCount(i18n.locale, openJobPosts),
      words: <Plural value={openJobPosts} one="open job, with salary shown" other="open jobs, all with salary shown" />,
    },
    blindFirstStage && {
      value: <Trans context="first stage">Anonymous</Trans>,
      words: <Trans>first stage, with no name, photo, age or address</Trans>,
    },
  ];
  return (
    <dl className={styles.facts}>
      {figures
        .filter((figure) => figure !== false)
        .map((figure, index) => (
          <div key={index}>
            <dt>{figure.words}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
    </dl>
  );
}
