import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SignInPage } from "~/screens/account/sign-in/sign-in-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { redirectBack, returnToSearch, type ReturnToInput } from "~/shell/navigation/return-to.ts";

export const Route = createFileRoute("/_account/sign-in")({
  validateSearch: (search: ReturnToInput) => returnToSearch(search),
  beforeLoad: ({ context, search }) => {
    if (context.me) throw redirectBack(search.returnTo, context.me);
  },
  // The list of providers and their icons are imported on demand, because this route file is in the bundle of every page.
  loader: async () => {
    const { loadProviders } = await import("~/domain/social/providers.ts");
    return await loadProviders();
  },
  staleTime: Infinity,
  staticData: { title: msg`Sign in` },
  head: noIndex,
  component: () => <SignInPage returnTo={Route.useSearch().returnTo} providers={Route.useLoaderData()} />,
});
