import { Trans } from "@lingui/react/macro";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { lazy, Suspense } from "react";
import styles from "./messages.module.css";

const Thread = lazy(() => import("./thread.tsx").then((all) => ({ default: all.Thread })));

type Props = { spaceId: string | null; id: string };

/** The message thread on the page of its application or contact request. Its code is loaded lazily. */
export function ThreadSection({ spaceId, id }: Props) {
  return (
    <div role="group" className={styles.section} aria-labelledby={`messages-${id}`}>
      <Heading level={3} size="xs" id={`messages-${id}`}>
        <Trans>Messages</Trans>
      </Heading>
      <Suspense>
        <Thread looker={{ spaceId }} id={id} />
      </Suspense>
    </div>
  );
}
