import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "~/features/legal/legal-page.tsx";
import { legalHead, loadLegal } from "~/features/legal/load-legal.ts";

export const Route = createFileRoute("/_public/_pages/ranking")({
  loader: ({ context }) => loadLegal("ranking", context.i18n),
  head: ({ match, loaderData }) => legalHead("ranking", match.context.i18n, loaderData),
  component: () => <LegalPage text={Route.useLoaderData().text} />,
});
