import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnSpace } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { FormErrors } from "~/shell/form/form-errors.tsx";
import { formatClock, formatDay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { CompanyPart } from "./company-part.tsx";
import { ContactPart } from "./contact-part.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { MainPart } from "./main-part.tsx";
import { KeptNote, NewsNote, ReadOnlyNote } from "./notes.tsx";
import { PartsNav } from "./parts-nav.tsx";
import { ownSpaceQuery } from "~/domain/spaces/queries.ts";
import { SettingsPart } from "./settings-part.tsx";
import { spaceFields } from "./space-values.ts";
import { StandardsPart } from "./standards-part.tsx";
import { UnsavedBar } from "./unsaved-bar.tsx";
import { useFieldWords } from "./use-field-words.ts";
import { controlId, SpaceFormProvider, useSpaceForm, type SpaceForm } from "./use-space-form.ts";
import styles from "./space-settings.module.css";

export function SpaceSettingsPage() {
  const { t } = useLingui();
  const { id, role, url } = useActingSpace();
  useSetCrumb(t`The Space`);
  const { data, error, refetch } = useQuery(ownSpaceQuery(id));
  return (
    <>
      <Head space={data} url={url} />
      {data ? (
        <SpaceSettings key={id} space={data} readOnly={role !== "owner"} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </>
  );
}

/** The five parts of a Space's settings, saved one by one or all together. */
export function SpaceSettings({ space, readOnly }: { space: OwnSpace; readOnly: boolean }) {
  const form = useSpaceForm(space, { readOnly });
  return (
    <SpaceFormProvider value={form}>
      <div className={styles.layout}>
        <div className={styles.nav}>
          <PartsNav />
        </div>
        <form
          noValidate
          className={cx(styles.parts, readOnly && styles.reading)}
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          {readOnly && <ReadOnlyNote />}
          <KeptNote />
          <NewsNote />
          <Wrong form={form} />
          <MainPart />
          <ContactPart />
          <CompanyPart />
          <StandardsPart />
          <SettingsPart />
          <UnsavedBar />
        </form>
      </div>
      <LeaveDialog />
    </SpaceFormProvider>
  );
}

/** Rendered before the data is loaded, so that the user sees at once where they are. */
function Head({ space, url }: { space: OwnSpace | undefined; url: string }) {
  return (
    <PageHeader
      title={<Trans>The Space</Trans>}
      meta={space && <LastChange space={space} />}
      actions={
        <ButtonLink variant="outline" icon={IconEye} link={<Link to="/space/$url" params={{ url }} />}>
          <Trans>See the public page</Trans>
        </ButtonLink>
      }
    />
  );
}

function LastChange({ space }: { space: OwnSpace }) {
  const { i18n } = useLingui();
  const day = formatDay(i18n.locale, space.changed);
  const time = formatClock(i18n.locale, space.changed);
  const by = space.changedBy;
  if (by)
    return (
      <Trans>
        Last change: {by}, {day}, {time}
      </Trans>
    );
  return (
    <Trans>
      Last change: {day}, {time}
    </Trans>
  );
}

/** Shows why a save failed: a list of field errors when there are many, or the failure of the request. */
function Wrong({ form }: { form: SpaceForm }) {
  const { labels } = useFieldWords();
  const errors = spaceFields.flatMap((field) => {
    const message = form.errorOf(field);
    return message ? [{ fieldId: controlId(field), message: `${labels[field]}: ${message}` }] : [];
  });
  return (
    <>
      {form.failure && (
        <Note tone="danger" role="alert">
          {form.failure}
        </Note>
      )}
      {form.tries > 0 && <FormErrors key={form.tries} errors={errors} />}
    </>
  );
}
