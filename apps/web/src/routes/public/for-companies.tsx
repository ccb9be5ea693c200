import { createFileRoute } from "@tanstack/react-router";
import { CompaniesView } from "~/screens/public/companies/companies-view.tsx";
import { publicOrigin } from "~/shell/api/request-context.ts";

export const Route = createFileRoute("/_public/_pages/companies")({
  staticData: { catalogues: ["single"] },
  loader: () => ({ origin: publicOrigin() }),
  head: async ({ match: { context }, loaderData }) => {
    const { companiesHead } = await import("~/screens/public/companies/companies-head.ts");
    return companiesHead(context.i18n, loaderData?.origin ?? "");
  },
  component: CompaniesView,
});
