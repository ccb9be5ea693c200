import { Trans, useLingui } from "@lingui/react/macro";
import type { ResumeUpload } from "@orbita/contract";
import { Badge, type BadgeTone } from "@orbita/ui/base/badge.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { IconFileText, IconTrash } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatDay, formatKilobytes } from "~/shell/format/format.ts";
import { uploadsKey, uploadsQuery } from "~/domain/resume-uploads/queries.ts";
import { useLiveUploads } from "~/domain/resume-uploads/use-live-uploads.ts";
import styles from "~/domain/resume-uploads/upload.module.css";

/** The user's earlier uploads, newest first, without discarded ones. Each links to its page, where the user can continue. */
export function EarlierUploads() {
  const refetchInterval = useLiveUploads();
  const { data } = useQuery({ ...uploadsQuery, refetchInterval });
  const uploads = data?.filter(({ state }) => state !== "discarded") ?? [];
  if (uploads.length === 0) return null;
  return (
    <section className={styles.earlier} aria-labelledby="earlier-uploads">
      <h2 id="earlier-uploads" className={styles.part}>
        <Trans>Previous uploads</Trans>
      </h2>
      <ItemList
        ruled="line"
        items={uploads.map((upload) => ({ key: upload.id, content: <EarlierUpload upload={upload} /> }))}
      />
    </section>
  );
}

const tones: Record<ResumeUpload["state"], BadgeTone> = {
  reading: "accent",
  ready: "warning",
  failed: "danger",
  confirmed: "positive",
  discarded: "neutral",
};

function EarlierUpload({ upload }: { upload: ResumeUpload }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { id, name, size, state, created } = upload;
  const words: Record<ResumeUpload["state"], string> = {
    reading: t`Being read`,
    ready: t({ message: "Ready for review", context: "an uploaded CV" }),
    failed: t`Couldn’t be read`,
    confirmed: t`Added to profile`,
    discarded: t`Deleted`,
  };
  async function discard(): Promise<void> {
    try {
      await answered(api().resumeUploads.discard({ params: { id } }));
      showToast({ message: t`${name} deleted` });
    } catch (error) {
      showToast({ message: failureText(i18n, error) });
    }
    await queries.invalidateQueries({ queryKey: uploadsKey });
  }
  return (
    <div className={styles.row}>
      <Icon icon={IconFileText} className={styles.glyph} />
      <div className={styles.rowWords}>
        <Text size="md" weight="medium" truncate>
          <bdi>{name}</bdi>
        </Text>
        <Meta items={[formatDay(i18n.locale, created), formatKilobytes(i18n.locale, size)]} />
      </div>
      <Badge tone={tones[state]} dot={state === "reading" ? "ring" : "solid"}>
        {words[state]}
      </Badge>
      <ButtonLink size="sm" variant="outline" link={<Link to="/resume/uploads/$id" params={{ id }} />}>
        {state === "ready" ? <Trans>Continue review</Trans> : <Trans context="verb">Open</Trans>}
      </ButtonLink>
      <IconButton size="sm" icon={IconTrash} label={t`Delete ${name}`} onClick={() => void discard()} />
    </div>
  );
}
