import { Trans, useLingui } from "@lingui/react/macro";
import type { Settings } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "~/domain/people/settings-query.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import styles from "./judging.module.css";

type Props = { text: string; onClose: () => void; onShare: () => void };

/** Lists who will see a suggestion before the talent shares it. */
export function ShareDialog({ text, onClose, onShare }: Props) {
  const { t } = useLingui();
  const { data: settings } = useQuery(settingsQuery);
  return (
    <FormDialog title={t`Share this?`} submitLabel={t`Share`} onSubmit={onShare} onClose={onClose}>
      <blockquote className={styles.quote}>{text}</blockquote>
      <Stack gap={2}>
        <Text size="md" weight="medium">
          <Trans>Who will see it</Trans>
        </Text>
        <ul className={styles.readers}>
          <li>
            <Trans>The Spaces you apply to, with your resume</Trans>
          </li>
          {settings?.privacy.visibleInTalentSearch && (
            <li>
              <Trans>The Spaces that find you in search, except those you hide from</Trans>
            </li>
          )}
          {settings && <ProfileReaders visibility={settings.privacy.profileVisibility} />}
        </ul>
      </Stack>
      <Note>
        <Trans>It stays labelled as written by AI. You can withdraw it at any time; who has read it has read it.</Trans>
      </Note>
    </FormDialog>
  );
}

function ProfileReaders({ visibility }: { visibility: Settings["privacy"]["profileVisibility"] }) {
  if (visibility === "nobody") return null;
  return (
    <li>
      {visibility === "everyone" && <Trans>Everybody who opens your profile</Trans>}
      {visibility === "signedIn" && <Trans>Signed-in people who open your profile</Trans>}
      {visibility === "link" && <Trans>Who has the link to your profile</Trans>}
    </li>
  );
}
