import { useLingui } from "@lingui/react/macro";
import { jobPostLimits as limits } from "@orbita/contract/job-posts/limits";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { useEditor } from "./editor-context.tsx";
import { PostWords } from "./plain-fields.tsx";

/** Only for agencies, which hire for a client. */
export function HiringCompanyCard() {
  const { t } = useLingui();
  const { post } = useEditor();
  if (post.space.type !== "agency") return null;
  return (
    <FormCard title={t`For whom you search`}>
      <PostWords
        name="hiringCompany"
        label={t`Hiring company`}
        optional={t`optional`}
        hint={t`Without it, the ad names you and your authorisation only.`}
        max={limits.hiringCompany.max}
      />
    </FormCard>
  );
}
