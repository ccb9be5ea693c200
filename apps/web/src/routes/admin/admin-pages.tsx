import { useLingui } from "@lingui/react/macro";
import { entities } from "@orbita/contract/back-office/entities/index";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { findEntityKind, toAdminSegment } from "~/shell/frames/inner/admin-places.tsx";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import type { AdminPageProps } from "~/domain/back-office/admin-page-props.ts";

type AdminPageComponent = ComponentType<AdminPageProps>;

const EntityPage = lazy(async () => ({
  default: (await import("~/screens/admin/records/entity-page.tsx")).EntityPage,
}));

const pages: Readonly<Record<string, AdminPageComponent>> = {
  "": lazy(async () => ({ default: (await import("~/screens/admin/overview/admin-overview.tsx")).AdminOverview })),
  billing: lazy(async () => {
    const { BillingAdmin } = await import("~/screens/admin/billing/billing-admin.tsx");
    return {
      default: ({ name, more, search }: AdminPageProps) => (
        <BillingAdmin
          part={name}
          name={more}
          renderInvoices={(tabs) => (
            <EntityPage entity={entities.invoice} room="billing" id={undefined} search={search}>
              {tabs}
            </EntityPage>
          )}
        />
      ),
    };
  }),
  feed: lazy(async () => {
    const [{ FeedAdmin }, { feedAdminSearch }] = await Promise.all([
      import("~/screens/admin/moderation/feed-admin.tsx"),
      import("~/domain/moderation/feed-admin-search.ts"),
    ]);
    return {
      default: ({ name, more, search }: AdminPageProps) => (
        <FeedAdmin part={name} name={more} search={feedAdminSearch(search)} />
      ),
    };
  }),
  lists: lazy(async () => {
    const { ValueListsPage } = await import("~/screens/admin/vocabulary/value-lists-page.tsx");
    return {
      // `name` is the value list in the URL. If it is missing, the route redirects to the first list.
      default: ({ name, more }: AdminPageProps) =>
        name !== undefined && more === undefined ? <ValueListsPage type={name} /> : <NotFoundPage />,
    };
  }),
  skills: lazy(async () => ({
    default: (await import("~/screens/admin/skills/admin-skills-page.tsx")).AdminSkillsPage,
  })),
  runs: lazy(async () => {
    const { OperationsPage } = await import("~/screens/admin/operations/operations-page.tsx");
    return { default: ({ name, search }: AdminPageProps) => <OperationsPage part={name} search={search} /> };
  }),
  installation: lazy(async () => {
    const { InstallationPage } = await import("~/screens/admin/installation/installation-page.tsx");
    return { default: ({ name }: AdminPageProps) => (name === undefined ? <InstallationPage /> : <NotFoundPage />) };
  }),
  history: lazy(async () => ({ default: (await import("~/screens/admin/records/history-page.tsx")).HistoryPage })),
};

/** Renders an admin page. An entity kind without a page of its own gets the generic one, built from its definition. */
function renderAdminPage(segment: string | undefined, props: AdminPageProps): ReactNode {
  const Page = pages[segment ?? ""];
  if (Page && Object.hasOwn(pages, segment ?? "")) return <Page {...props} />;
  const kind = findEntityKind(segment);
  if (!kind || props.more !== undefined) return null;
  return (
    <EntityPage key={kind} entity={entities[kind]} room={toAdminSegment(kind)} id={props.name} search={props.search} />
  );
}

/** The admin page named by the URL. Each page is a lazy chunk, loaded when it is first opened. */
export function AdminPage({ room, ...props }: AdminPageProps & { room: string | undefined }) {
  const { t } = useLingui();
  const page = renderAdminPage(room, props);
  if (!page) return <NotFoundPage />;
  return <Suspense fallback={<LoadingList label={t`Loading`} shape="none" />}>{page}</Suspense>;
}
