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
import { Card } from "@orbita/ui/base/card.tsx";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { FormErrors } from "~/shell/form/form-errors.tsx";
import { formatClock, formatDay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { CompanyPart } from "./company-part.tsx";
import { UnsavedChangesDialog } from "./unsaved-changes-dialog.tsx";
import { MainPart } from "./main-part.tsx";
import { KeptNote, NewsNote, ReadOnlyNote } from "./notes.tsx";
import { PartsNav } from "./parts-nav.tsx";
import { ownSpaceQuery } from "~/domain/spaces/queries.ts";
import { RulesPart } from "./rules-part.tsx";
import { spaceFields } from "~/domain/spaces/space-values.ts";
import { StandardsPart } from "./standards-part.tsx";
import { UnsavedBar } from "./unsaved-bar.tsx";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { controlId, SpaceFormProvider, useSpaceForm, type SpaceForm } from "~/domain/spaces/use-space-form.ts";
import { SpaceText } from "./fields.tsx";
import { PartSection } from "./part-section.tsx";
import styles from "~/domain/spaces/space-settings.module.css";

export function SpaceSettingsPage() {
  const { t } = useLingui();
  const { id, role, url } = useActingSpace();
  useSetCrumb(t`Space settings`);
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
          <RulesPart />
          <UnsavedBar />
        </form>
      </div>
      <UnsavedChangesDialog />
    </SpaceFormProvider>
  );
}

/** The heading of the page. It is rendered before the data is loaded, so that users see at once which page it is. */
function Head({ space, url }: { space: OwnSpace | undefined; url: string }) {
  return (
    <PageHeader
      title={<Trans>Space settings</Trans>}
      meta={space && <LastChange space={space} />}
      actions={
        <ButtonLink variant="outline" icon={IconEye} link={<Link to="/space/$url" params={{ url }} />}>
          <Trans>View public page</Trans>
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
        Last edited by {by} on {day} at {time}
      </Trans>
    );
  return (
    <Trans>
      Last edited on {day} at {time}
    </Trans>
  );
}

/** Shows why a save failed: a list of field errors if there are many, or the error of the request. */
function Wrong({ form }: { form: SpaceForm }) {
  const { t } = useLingui();
  const { labels } = useSpaceFieldLabels();
  const errors = spaceFields.flatMap((field) => {
    const problem = form.errorOf(field);
    const name = labels[field];
    return problem ? [{ fieldId: controlId(field), message: t`${name} – ${problem}` }] : [];
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

function ContactPart() {
  return (
    <PartSection
      part="contact"
      hint={<Trans>These contact details are for business enquiries. Candidates can’t see them.</Trans>}
    >
      <Card as="div">
        <Card.Body className={styles.fields}>
          <SpaceText field="email" type="email" inputMode="email" autoComplete="email" dir="ltr" />
          <SpaceText field="phone" type="tel" autoComplete="tel" dir="ltr" />
        </Card.Body>
      </Card>
    </PartSection>
  );
}
