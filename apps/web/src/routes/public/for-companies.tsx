import { createFileRoute } from "@tanstack/react-router";
import { CompaniesView } from "~/features/for-companies/companies-view.tsx";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { speak } from "~/shell/i18n/catalogues.ts";

export const Route = createFileRoute("/_public/_pages/companies")({
  beforeLoad: ({ context }) => speak(context.i18n, context.locale.current, ["single"]),
  loader: () => ({ origin: publicOrigin() }),
  head: async ({ match: { context }, loaderData }) => {
    const { companiesHead } = await import("~/features/for-companies/companies-head.ts");
    return companiesHead(context.i18n, loaderData?.origin ?? "");
  },
  component: CompaniesView,
});
