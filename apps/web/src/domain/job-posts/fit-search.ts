import type { OwnJobPost } from "@orbita/contract";

type FitSearchPost = Pick<OwnJobPost, "id" | "jobPostStatus" | "workplaceType" | "location">;

/** Whether the talent search can look for people who fit a job: only open jobs. */
export const hasFitSearch = ({ jobPostStatus }: Pick<FitSearchPost, "jobPostStatus">): boolean =>
  jobPostStatus === "published";

/** The parameters of the talent search for people who fit a job: its requirements, and its place unless it is remote. */
export function fitSearch({ id, workplaceType, location }: FitSearchPost): {
  job: string;
  place?: string;
  at?: string;
} {
  const isRemote = workplaceType === "workplace_type_full_remote";
  if (isRemote || location?.lat == null || location.lon === null) return { job: id };
  return { job: id, place: location.city, at: `${location.lat},${location.lon}` };
}
