import { useLingui } from "@lingui/react/macro";
import type { Skill, SkillCategory, SuggestedSkill } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { skillName } from "~/domain/skills/skill-name.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { PickDialog } from "./pick-dialog.tsx";
import { skillQuery, skillsKey } from "./queries.ts";
import { SkillDialog, type SkillDraft } from "./skill-dialog.tsx";

export type SkillActionRequest =
  | { act: "create" }
  | { act: "edit"; skill: Skill }
  | { act: "merge"; skill: Skill }
  | { act: "approve"; proposal: SuggestedSkill }
  | { act: "sameAs"; proposal: SuggestedSkill };

type Props = { wanted: SkillActionRequest; categories: readonly SkillCategory[]; onClose: () => void };

/** Delay before the second refetch, in ms. The search index lags about one second behind the database. */
const indexDelayMs = 1_500;

/** Shows a toast and refetches all skills, now and again once the search index has caught up. */
function useDone(onClose: () => void) {
  const queries = useQueryClient();
  return (message: string) => {
    showToast({ message });
    onClose();
    const refresh = () => void queries.invalidateQueries({ queryKey: skillsKey });
    refresh();
    setTimeout(refresh, indexDelayMs);
  };
}

export function SkillActions({ wanted, categories, onClose }: Props) {
  const { t } = useLingui();
  const done = useDone(onClose);
  if (wanted.act === "create")
    return (
      <SkillDialog
        title={t`New skill`}
        submitLabel={t`Add`}
        initial={{}}
        categories={categories}
        onClose={onClose}
        onSave={async (body) => {
          const made = await answered(api().skills.create({ body }));
          done(t`${made.it} added`);
        }}
      />
    );
  if (wanted.act === "edit") return <EditSkill skill={wanted.skill} {...{ categories, onClose, done }} />;
  if (wanted.act === "merge") return <MergeSkill skill={wanted.skill} {...{ onClose, done }} />;
  const { id, name } = wanted.proposal;
  if (wanted.act === "sameAs")
    return (
      <PickDialog
        title={t`Add “${name}” as alternative name`}
        description={t`The proposed word will become an alternative name for the skill you select.`}
        label={t`Existing skill`}
        submitLabel={t`Add alternative name`}
        onClose={onClose}
        onPick={async (sameAs) => {
          await answered(api().skills.decline({ params: { id }, body: { sameAs } }));
          done(t`“${name}” added as alternative name`);
        }}
      />
    );
  return <ApproveProposal proposal={wanted.proposal} {...{ categories, onClose, done }} />;
}

type SkillDialogProps = { onClose: () => void; done: (message: string) => void };
type SkillCategoryDialogProps = SkillDialogProps & { categories: readonly SkillCategory[] };

function ApproveProposal({
  proposal,
  categories,
  onClose,
  done,
}: SkillCategoryDialogProps & { proposal: SuggestedSkill }) {
  const { t } = useLingui();
  const { id, name, category } = proposal;
  const approve = async (body: SkillDraft) => {
    const made = await answered(api().skills.approve({ params: { id }, body }));
    done(t`${made.it} added`);
  };
  return (
    <SkillDialog
      title={t`Approve “${name}”`}
      description={t`Enter both names as people will see them. The proposed word will stay as an alternative name.`}
      submitLabel={t`Approve`}
      initial={{ it: name, en: name, ...(category && { category }) }}
      categories={categories}
      onClose={onClose}
      onSave={approve}
    />
  );
}

function EditSkill({ skill, categories, onClose, done }: SkillCategoryDialogProps & { skill: Skill }) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(skillQuery(skill.id));
  if (!data) return null;
  return (
    <SkillDialog
      title={t`Edit “${skillName(i18n, skill)}”`}
      submitLabel={t`Save`}
      initial={data}
      categories={categories}
      onClose={onClose}
      onSave={async (body) => {
        const saved = await answered(api().skills.change({ params: { id: skill.id }, body }));
        done(t`${saved.it} saved`);
      }}
    />
  );
}

function MergeSkill({ skill, onClose, done }: SkillDialogProps & { skill: Skill }) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(skillQuery(skill.id));
  if (!data) return null;
  const name = skillName(i18n, skill);
  return (
    <PickDialog
      title={t`Merge “${name}”`}
      description={t`All uses will move to the other skill, and the names will become alternative names. This can’t be undone.`}
      label={t`Skill to keep`}
      submitLabel={t`Merge`}
      except={skill.id}
      uses={data.uses}
      onClose={onClose}
      onPick={async (into) => {
        const kept = await answered(api().skills.merge({ params: { id: skill.id }, body: { into } }));
        done(t`${name} merged into ${kept.it}`);
      }}
    />
  );
}
