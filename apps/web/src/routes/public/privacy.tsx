import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "~/screens/public/legal/legal-page.tsx";
import { legalHead, loadLegal } from "~/screens/public/legal/load-legal.ts";

export const Route = createFileRoute("/_public/_pages/privacy")({
  loader: ({ context }) => loadLegal("privacy", context.i18n),
  head: ({ match, loaderData }) => legalHead("privacy", match.context.i18n, loaderData),
  component: () => <LegalPage text={Route.useLoaderData().text} />,
});
