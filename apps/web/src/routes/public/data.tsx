import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "~/features/legal/legal-page.tsx";
import { legalHead, loadLegal } from "~/features/legal/load-legal.ts";

export const Route = createFileRoute("/_public/_pages/data")({
  loader: ({ context }) => loadLegal("data", context.i18n),
  head: ({ match, loaderData }) => legalHead("data", match.context.i18n, loaderData),
  component: () => <LegalPage text={Route.useLoaderData().text} />,
});
