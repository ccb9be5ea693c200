import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { JobPostEditor } from "~/screens/space/job-editor/job-post-editor.tsx";

export const Route = createFileRoute("/work/$space/job-posts/$id/")({
  staticData: { title: msg({ message: "Job", context: "job ad" }) },
  component: JobPostPage,
});

function JobPostPage() {
  const { id } = Route.useParams();
  return <JobPostEditor key={id} id={id} />;
}
