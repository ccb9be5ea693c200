import { useLingui } from "@lingui/react/macro";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { liveQuery, jobPostQuery } from "~/domain/job-posts/queries.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { ContactRequestForm } from "./contact-request-fields.tsx";

/** Fills the contact request form from a published job post. The user can then change the values for the recipient. */
export function PostChoice({ form }: ContactRequestForm) {
  const { t } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const posts = useQuery(liveQuery(space.id)).data ?? [];
  const chosen = useWatch({ control: form.control, name: "jobPostId" });
  async function fillFrom(id: string): Promise<void> {
    form.setValue("jobPostId", id || null);
    if (!id) return;
    const post = await queries.fetchQuery(jobPostQuery(space.id, id));
    const put = { shouldValidate: form.formState.isSubmitted };
    form.setValue("title", post.title, put);
    if (post.salaryMin !== null) form.setValue("salaryMin", post.salaryMin, put);
    if (post.salaryMax !== null) form.setValue("salaryMax", post.salaryMax, put);
    if (post.contractType) form.setValue("contractType", post.contractType, put);
    form.setValue("contractEconomicType", post.contractEconomicType, put);
    if (post.workplaceType) form.setValue("workplaceType", post.workplaceType, put);
    form.setValue("city", post.location?.city ?? "", put);
  }
  if (posts.length === 0) return null;
  return (
    <NativeSelect
      label={t`Job to copy details from`}
      optional={t`optional`}
      value={chosen ?? ""}
      onChange={({ currentTarget: { value } }) => void fillFrom(value)}
      options={[{ value: "", label: t`No job` }, ...posts.map(({ id, title }) => ({ value: id, label: title }))]}
    />
  );
}
