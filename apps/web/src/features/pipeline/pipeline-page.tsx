import type { PipelineSearch } from "./pipeline-search.ts";

type Props = { jobPostId: string; search: PipelineSearch };

export function PipelinePage({ jobPostId }: Props) {
  return <p>{jobPostId}</p>;
}
