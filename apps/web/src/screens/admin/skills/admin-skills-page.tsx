import { Trans, useLingui } from "@lingui/react/macro";
import type { SuggestedSkill } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { SearchField } from "@orbita/ui/fields/search-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { IconPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import type { AdminPageProps } from "~/domain/back-office/admin-page-props.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount } from "~/shell/format/format.ts";
import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { categoriesQuery, skillListQuery, skillProposalsQuery, skillsKey } from "./queries.ts";
import { SkillActions, type SkillActionRequest } from "./skill-actions.tsx";
import { SkillProposals, type ProposalAnswer } from "./skill-proposals.tsx";
import styles from "./skills-admin.module.css";
import { SkillsTable } from "./skills-table.tsx";

export function AdminSkillsPage({ name, search }: AdminPageProps) {
  if (name !== undefined) return <NotFoundPage />;
  return <SkillsAdmin q={textSearch(search["q"]) ?? ""} page={pageSearch(search).page} />;
}

type Props = { q: string; page: number };

/** The administration of skills: proposals, and the list of all skills. */
function SkillsAdmin({ q, page }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<SkillActionRequest | null>(null);
  const proposals = useQuery(skillProposalsQuery);
  const categories = useQuery(categoriesQuery);
  const list = useQuery(skillListQuery({ q, page }));
  const failed = [proposals, categories, list].find(({ error }) => error);
  const total = categories.data?.reduce((sum, { parent, skills }) => sum + (parent === null ? skills : 0), 0);

  async function decline({ id, name }: SuggestedSkill): Promise<void> {
    try {
      await answered(api().skills.decline({ params: { id }, body: {} }));
      showToast({ message: t({ message: `${name} declined`, context: "a proposal" }) });
    } catch (error) {
      showToast({ message: failureText(i18n, error) });
    }
    await queries.invalidateQueries({ queryKey: skillsKey });
  }

  function answer(how: ProposalAnswer, proposal: SuggestedSkill): void {
    if (how === "decline") void decline(proposal);
    else setWanted({ act: how, proposal });
  }

  return (
    <>
      <PageHeader
        title={t`Skills`}
        count={total === undefined ? undefined : formatCount(i18n.locale, total)}
        ruled
        actions={
          <Button variant="primary" icon={IconPlus} onClick={() => setWanted({ act: "create" })}>
            <Trans>New skill…</Trans>
          </Button>
        }
      />
      {failed && <QueryFailure error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(proposals.data && categories.data && list.data) && <LoadingList label={t`Loading`} shape="none" />}
      {!failed && proposals.data && categories.data && list.data && (
        <div className={styles.column}>
          <SkillProposals proposals={proposals.data} categories={categories.data} onAnswer={answer} />
          <section className={styles.all} aria-label={t`All skills`}>
            <Search q={q} />
            <SkillsTable
              found={list.data}
              q={q}
              categories={categories.data}
              onAct={(act, skill) => setWanted({ act, skill })}
            />
          </section>
        </div>
      )}
      {wanted && <SkillActions wanted={wanted} categories={categories.data ?? []} onClose={() => setWanted(null)} />}
    </>
  );
}

function Search({ q }: { q: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = textSearch(new FormData(event.currentTarget).get("q"));
    void navigate({ ...toAdmin("skills"), search: words ? { q: words } : {} });
  }
  return (
    <search>
      <form key={q} className={styles.search} onSubmit={submit}>
        <SearchField
          name="q"
          label={t`Search skills`}
          placeholder={t`Search skills`}
          defaultValue={q}
          maxLength={100}
        />
        <Button type="submit" size="sm">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
