import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { CandidatePage } from "~/features/candidates/candidate-page.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/candidates/$id")({
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Added CV`)) }] }),
  component: Candidate,
});

function Candidate() {
  return <CandidatePage id={Route.useParams().id} />;
}
