import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "~/screens/public/legal/legal-page.tsx";
import { legalHead } from "~/screens/public/legal/load-legal.ts";

export const Route = createFileRoute("/_public/_pages/ranking")({
  loader: async ({ context }) => {
    const { loadRanking } = await import("~/screens/public/legal/load-ranking.ts");
    return await loadRanking(context.i18n);
  },
  head: ({ match, loaderData }) => legalHead("ranking", match.context.i18n, loaderData),
  component: RankingPage,
});

function RankingPage() {
  const { text, runs } = Route.useLoaderData();
  return <LegalPage text={text} runs={runs} />;
}
