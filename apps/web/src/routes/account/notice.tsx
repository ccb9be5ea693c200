import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { NoticePage } from "~/screens/public/cv-notice/notice-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_account/notice/$secret")({
  loader: async ({ params }) => {
    const { loadNotice } = await import("~/screens/public/cv-notice/load-notice.ts");
    return await loadNotice(params.secret);
  },
  staticData: { title: msg`Your CV` },
  head: noIndex,
  component: Notice,
});

function Notice() {
  const { secret } = Route.useParams();
  return <NoticePage secret={secret} notice={Route.useLoaderData()} />;
}
