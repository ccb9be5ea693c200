import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { FeedPages } from "./feed-pages.tsx";
import { PublicFrame } from "~/shell/frames/public-frame.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";

export const Route = createFileRoute("/feed/{-$part}/{-$key}")({
  ssr: false,
  staticData: { title: msg`Feed`, catalogues: ["app"] },
  head: noIndex,
  component: Page,
});

function Page() {
  const { part, key } = Route.useParams();
  return (
    <UiRoot>
      <QueryRoot>
        <PublicFrame foot={false}>
          <FeedPages part={part} name={key} />
        </PublicFrame>
      </QueryRoot>
    </UiRoot>
  );
}
