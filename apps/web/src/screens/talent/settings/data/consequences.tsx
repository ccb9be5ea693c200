import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AppRoutes, RouteResponse } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { Icon, type IconShape } from "@orbita/ui/icons/icon.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconBuildingOff, IconDevicesOff, IconFileOff, IconRotateClockwise, IconUserOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./data.module.css";

type DeletionConsequences = RouteResponse<AppRoutes["personalData"]["consequences"]>;

/** Lists the consequences of deleting the account: only those that apply to it, with their current counts. */
export function Consequences({ known }: { known: DeletionConsequences | undefined }) {
  const { t, i18n } = useLingui();
  if (!known) return <LoadingList label={t`Loading`} rows={3} shape="none" />;
  const { days, files, closingSpaces, blockingSpaces } = known;
  const list = (names: readonly string[]) => new Intl.ListFormat(i18n.locale).format(names);
  const closing = list(closingSpaces);
  const blocking = list(blockingSpaces);
  const lines: readonly (readonly [IconShape, ReactNode] | null)[] = [
    [
      IconUserOff,
      <Trans key="profile">
        Your profile will disappear from search right away, and links to it will stop working.
      </Trans>,
    ],
    [IconDevicesOff, <Trans key="devices">You’ll be signed out on every device.</Trans>],
    files > 0
      ? [
          IconFileOff,
          <Plural
            value={files}
            key="files"
            one="Your file will be deleted with your account."
            other="Your # files will be deleted with your account."
          />,
        ]
      : null,
    closingSpaces.length > 0
      ? [
          IconBuildingOff,
          <Plural
            value={closingSpaces.length}
            key="spaces"
            one={`${closing} will be closed because you’re its only member.`}
            other={`${closing} will be closed because you’re their only member.`}
          />,
        ]
      : null,
    [
      IconRotateClockwise,
      <Trans key="back">
        You’ll have <Plural value={days} one="# day" other="# days" /> to change your mind: sign in and cancel the
        deletion. After that, you won’t be able to get your account back.
      </Trans>,
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
            one={`You can’t delete your account yet: ${blocking} has other members, and you’re its only owner. Make another member an owner first.`}
            other={`You can’t delete your account yet: ${blocking} have other members, and you’re their only owner. Make another member of each an owner first.`}
          />
        </Note>
      )}
    </>
  );
}
