import { Trans, useLingui } from "@lingui/react/macro";
import type { Installation } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { installationQuery } from "~/domain/installation/queries.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { IdentityForm } from "./identity-form.tsx";

/** The page of the installation: under which name, by which company and with which contact addresses the product runs. */
export function InstallationPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(installationQuery);
  return (
    <>
      <PageHeader
        title={t`Installation`}
        meta={data?.changed && <LastChange changed={data.changed} />}
        actions={
          <ButtonLink variant="outline" icon={IconEye} link={<Link to="/" />}>
            <Trans>View site</Trans>
          </ButtonLink>
        }
      />
      {data ? (
        <IdentityForm key={data.version} installation={data} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </>
  );
}

function LastChange({ changed: { at, by } }: { changed: NonNullable<Installation["changed"]> }) {
  const { i18n } = useLingui();
  const now = useNow();
  const moment = formatMoment(i18n.locale, at, now);
  if (by)
    return (
      <Trans>
        Last changed by {by}, {moment}
      </Trans>
    );
  return <Trans>Last changed {moment}</Trans>;
}
