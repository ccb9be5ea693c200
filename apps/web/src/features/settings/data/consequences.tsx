import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AppRoutes, Answer } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { Icon, type IconShape } from "@orbita/ui/icons/icon.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconBuildingOff, IconDevicesOff, IconFileOff, IconRotateClockwise, IconUserOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./data.module.css";

type DeletionConsequences = Answer<AppRoutes["personalData"]["consequences"]>;

/** Lists only the consequences that apply to this account, with their current counts. */
export function Consequences({ known }: { known: DeletionConsequences | undefined }) {
  const { t, i18n } = useLingui();
  if (!known) return <LoadingList label={t`Loading`} rows={3} shape="none" />;
  const { days, files, closingSpaces, blockingSpaces } = known;
  const list = (names: readonly string[]) => new Intl.ListFormat(i18n.locale).format(names);
  const closing = list(closingSpaces);
  const blocking = list(blockingSpaces);
  const lines: readonly (readonly [IconShape, ReactNode] | null)[] = [
    [IconUserOff, <Trans key="profile">Your profile disappears at once from search and from links.</Trans>],
    [IconDevicesOff, <Trans key="devices">You are signed out on every device.</Trans>],
    files > 0
      ? [
          IconFileOff,
          <Plural
            key="files"
            value={files}
            one="Your file is deleted with the account."
            other="Your # files are deleted with the account."
          />,
        ]
      : null,
    closingSpaces.length > 0
      ? [
          IconBuildingOff,
          <Plural
            key="spaces"
            value={closingSpaces.length}
            one={`${closing} closes: there is nobody in it but you.`}
            other={`${closing} close: there is nobody in them but you.`}
          />,
        ]
      : null,
    [
      IconRotateClockwise,
      <Trans key="back">You have {days} days to come back: signing in is enough. After that you cannot.</Trans>,
    ],
  ];
  return (
    <>
      <ul className={styles.lines}>
        {lines
          .filter((line) => line !== null)
          .map(([icon, words], index) => (
            <li key={index}>
              <Icon icon={icon} className={styles.icon} />
              <span>{words}</span>
            </li>
          ))}
      </ul>
      {blockingSpaces.length > 0 && (
        <Note tone="warning" role="note" className={styles.note}>
          <Plural
            value={blockingSpaces.length}
            one={`You cannot yet: in ${blocking} there are other people, and you are its only owner. Another owner is needed first.`}
            other={`You cannot yet: in ${blocking} there are other people, and you are their only owner. Another owner is needed first.`}
          />
        </Note>
      )}
    </>
  );
}
