import { useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { useQuery } from "@tanstack/react-query";
import { jobPostLimits as limits } from "@orbita/contract/job-posts/limits";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { BenefitsCard } from "./benefits-card.tsx";
import { BlindCard } from "./blind-card.tsx";
import { ChecksCard } from "./checks-card.tsx";
import { ContractCard } from "./contract-card.tsx";
import { useEditor } from "./editor-context.tsx";
import { EstimateCard } from "./estimate-card.tsx";
import { PlaceCard } from "./place-card.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { QuestionsCard } from "./questions-card.tsx";
import { RequirementsCard } from "./requirements-card.tsx";
import { TextCard } from "./text-card.tsx";
import { TravelCard } from "./travel-card.tsx";
import { PostHistory } from "~/domain/job-posts/post-history.tsx";
import { type ListedPost, slotsQuery } from "~/domain/job-posts/queries.ts";
import { TodaysClicks } from "~/domain/job-posts/todays-clicks.tsx";
import { SlotsMeter } from "~/domain/job-posts/slots-band.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { PostTextField } from "./plain-fields.tsx";
import styles from "./editor.module.css";

/** Layout of the editor: the form, with the checks and the preview beside it. */
export function EditorLayout() {
  const { post } = useEditor();
  return (
    <div className={styles.layout}>
      <form noValidate className={styles.column} onSubmit={(event) => event.preventDefault()}>
        <TextCard />
        <HiringCompanyCard />
        <ContractCard />
        <PlaceCard />
        <RequirementsCard />
        <TravelCard />
        <BenefitsCard />
        <QuestionsCard />
        <BlindCard />
      </form>
      <div className={`${styles.column} ${styles.beside}`}>
        <ChecksCard />
        <EstimateCard />
        <PreviewCard />
        <EditorSlotsCard />
        {post.publishedAt && <PostLife post={post} />}
      </div>
    </div>
  );
}

/** The activity of a post: today's clicks and its status history. */
function PostLife({ post }: { post: ListedPost }) {
  const { t } = useLingui();
  return (
    <Card>
      <Card.Head title={t`History`} />
      <Card.Body>
        <Stack gap={4}>
          <TodaysClicks post={post} />
          <PostHistory id={post.id} />
        </Stack>
      </Card.Body>
    </Card>
  );
}

function EditorSlotsCard() {
  const { t } = useLingui();
  const space = useActingSpace();
  const { data } = useQuery(slotsQuery(space.id));
  if (!data) return null;
  return (
    <Card>
      <Card.Head title={t`Plan and slots`} />
      <Card.Body className={styles.slots}>
        <SlotsMeter title={t({ message: "Free", context: "slots" })} slots={data.free} />
        <SlotsMeter title={t({ message: "Sponsored", context: "slots" })} slots={data.premium} />
      </Card.Body>
    </Card>
  );
}

/** The client for whom an agency hires. Shown only to agencies. */
function HiringCompanyCard() {
  const { t } = useLingui();
  const { post } = useEditor();
  if (post.space.type !== "agency") return null;
  return (
    <FormCard title={t`Client company`}>
      <PostTextField
        name="hiringCompany"
        label={t`Hiring company`}
        optional={t`optional`}
        hint={t`If you leave this empty, the job will show only your agency and its authorisation.`}
        max={limits.hiringCompany.max}
      />
    </FormCard>
  );
}
