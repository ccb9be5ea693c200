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

/** Asks for confirmation before the talent shares a suggestion, and lists who will see it. */
export function ShareSuggestionDialog({ text, onClose, onShare }: Props) {
  const { t } = useLingui();
  const { data: settings } = useQuery(settingsQuery);
  return (
    <FormDialog title={t`Share this suggestion?`} submitLabel={t`Share`} onSubmit={onShare} onClose={onClose}>
      <blockquote className={styles.quote}>{text}</blockquote>
      <Stack gap={2}>
        <Text size="md" weight="medium">
          <Trans>Visible to</Trans>
        </Text>
        <ul className={styles.readers}>
          <li>
            <Trans>Spaces you apply to, along with your CV</Trans>
          </li>
          {settings?.privacy.visibleInTalentSearch && (
            <li>
              <Trans>Spaces that find you in search, except those you’re hidden from</Trans>
            </li>
          )}
          {settings && <ProfileReaders visibility={settings.privacy.profileVisibility} />}
        </ul>
      </Stack>
      <Note>
        <Trans>
          The suggestion will stay labelled as automatic. You can withdraw it at any time, but people may already have
          read it.
        </Trans>
      </Note>
    </FormDialog>
  );
}

function ProfileReaders({ visibility }: { visibility: Settings["privacy"]["profileVisibility"] }) {
  if (visibility === "nobody") return null;
  return (
    <li>
      {visibility === "everyone" && <Trans>Everyone who opens your profile</Trans>}
      {visibility === "signedIn" && <Trans>Signed-in people who open your profile</Trans>}
      {visibility === "link" && <Trans>Anyone with the link to your profile</Trans>}
    </li>
  );
}
