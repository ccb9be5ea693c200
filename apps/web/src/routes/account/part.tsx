import { createFileRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { pageShown } from "~/shell/navigation/page-shown.ts";
import { accountParts, isAccountPart } from "~/screens/account/sign-in/account-parts.ts";

export const Route = createFileRoute("/_account/account/$part")({
  // The page is not rendered on the server, because the secret of the link is in the fragment, which only the browser sees.
  ssr: false,
  beforeLoad: async ({ params, context, cause }) => {
    if (!isAccountPart(params.part)) throw notFound();
    // Only an account with a scheduled deletion may open the page `keep`, which itself navigates away after the user's choice.
    if (params.part === "keep" && cause !== "stay" && !context.me?.deletes) {
      await pageShown();
      throw redirect({ to: "/", replace: true });
    }
  },
  head: ({ match, params }) =>
    privateHead(isAccountPart(params.part) ? match.context.i18n._(accountParts[params.part]) : ""),
  component: lazyRouteComponent(() => import("~/screens/account/sign-in/account-part-page.tsx"), "AccountPartPage"),
});
