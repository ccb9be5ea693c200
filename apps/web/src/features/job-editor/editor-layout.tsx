import { PostLife } from "~/features/job-posts/post-life.tsx";
import { BenefitsCard } from "./benefits-card.tsx";
import { BlindCard } from "./blind-card.tsx";
import { ChecksCard } from "./checks-card.tsx";
import { ContractCard } from "./contract-card.tsx";
import { useEditor } from "./editor-context.tsx";
import { HiringCompanyCard } from "./hiring-card.tsx";
import { PlaceCard } from "./place-card.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { QuestionsCard } from "./questions-card.tsx";
import { RequirementsCard } from "./requirements-card.tsx";
import { SlotsCard } from "./slots-card.tsx";
import { TextCard } from "./text-card.tsx";
import { TravelCard } from "./travel-card.tsx";
import styles from "./editor.module.css";

/** The form, with the checks and the preview beside it. */
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
        <PreviewCard />
        <SlotsCard />
        {post.publishedAt && <PostLife post={post} />}
      </div>
    </div>
  );
}
