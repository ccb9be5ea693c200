import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { productName } from "@orbita/contract/product";
import type { Disclosure, DisclosureSurface } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Sign } from "@orbita/ui/base/sign.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconHeadset, IconLink } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { formatDay } from "~/shell/format/format.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import styles from "./who-saw.module.css";

/** One entry of the access log: the viewer, how the viewer got to the data, and what the viewer saw. */
export function DisclosureRow({ line }: { line: Disclosure }) {
  const { i18n } = useLingui();
  const now = useNow();
  const [hiding, setHiding] = useState(false);
  const { space, kind, by, at, hiddenSince } = line;
  const hidden = hiddenSince && formatDay(i18n.locale, hiddenSince);
  return (
    <div className={styles.row}>
      {space ? (
        <SpaceAvatar
          name={space.name}
          seed={space.id}
          size="sm"
          src={space.logo ? imageUrl(space.logo, 96) : undefined}
        />
      ) : (
        <Sign icon={kind === "link" ? IconLink : IconHeadset} />
      )}
      <div className={styles.words}>
        <p>
          <b>
            {space ? (
              <bdi>{space.name}</bdi>
            ) : kind === "link" ? (
              <Trans>Someone with your link</Trans>
            ) : (
              <Trans>{productName} support</Trans>
            )}
          </b>{" "}
          {by && <bdi>{by}</bdi>}
        </p>
        <dl className={styles.facts}>
          <dt>
            <Trans>Through</Trans>
          </dt>
          <dd>
            <Way line={line} />
          </dd>
          <dt>
            <Trans>Data seen</Trans>
          </dt>
          <dd>
            <Seen line={line} />
          </dd>
        </dl>
      </div>
      <div className={styles.end}>
        <time dateTime={at}>{formatMoment(i18n.locale, at, now)}</time>
        {space && hidden && (
          <Badge dot="ring">
            <Trans>Hidden since {hidden}</Trans>
          </Badge>
        )}
        {space && !hidden && (
          <Button variant="quiet" size="sm" onClick={() => setHiding(true)}>
            <Trans>Hide…</Trans>
          </Button>
        )}
      </div>
      {hiding && space && <HideFromSpace space={space} onClose={() => setHiding(false)} />}
    </div>
  );
}

const surfaces: Record<DisclosureSurface, MessageDescriptor> = {
  search: msg`Talent search`,
  list: msg`A talent list`,
  export: msg`A CSV export of a list`,
  mail: msg`An email about a saved search`,
  assistant: msg`The assistant`,
  offer: msg`A contact request to you`,
};

function Way({ line: { kind, label, surfaces: through } }: { line: Disclosure }) {
  const { i18n } = useLingui();
  if (kind === "link") return <Trans>Shared link “{label}”</Trans>;
  if (kind === "support") return <bdi>{label}</bdi>;
  if (kind === "opening") return <Trans>Talent search</Trans>;
  return through.map((surface) => i18n._(surfaces[surface])).join(", ");
}

function Seen({ line: { kind, times, named } }: { line: Disclosure }) {
  if (kind === "opening") return <Trans>Your CV as you show it to Spaces, without contact details</Trans>;
  if (kind === "link") return <Trans>The parts of your CV that you chose for the link</Trans>;
  if (kind === "support") return <Trans>Your account record</Trans>;
  return named ? (
    <Trans>
      Name, experience, skills and languages in a list, <Plural value={times} one="# time" other="# times" /> that day
    </Trans>
  ) : (
    <Trans>
      Experience, skills and languages in a list, without your name,{" "}
      <Plural value={times} one="# time" other="# times" /> that day
    </Trans>
  );
}

type HideButtonProps = { space: NonNullable<Disclosure["space"]>; onClose: () => void };

function HideFromSpace({ space: { id, name }, onClose }: HideButtonProps) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const hide = useMutation({
    mutationFn: () => answered(api().people.hide({ body: { spaceId: id } })),
    onSuccess: async () => {
      showToast({ message: t`Profile hidden from ${name}` });
      onClose();
      await queries.invalidateQueries();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t`Hide your profile from ${name}?`}
      description={
        <Trans>
          Its members will no longer find you in talent search and won’t be notified. You can undo this in your privacy
          settings at any time.
        </Trans>
      }
      onSubmit={(event) => {
        event.preventDefault();
        hide.mutate();
      }}
      submitLabel={t`Hide profile`}
      busy={hide.isPending}
      failure={hide.error ? failureText(i18n, hide.error) : undefined}
    />
  );
}
