import {
  byteOrderMark,
  csvRow,
  type ApplicationStatus,
  type Dashboard,
  type FileAnswer,
  type ServerLanguage,
  type StatisticsTableName,
} from "@orbita/contract";
import { applicationStatusNames } from "@orbita/i18n";
import type { ReadCtx } from "../kernel/ctx.ts";
import { readDashboard, type DashboardQuery } from "./read-dashboard.ts";
import { tableWords } from "./table-labels.ts";

type TableRow = readonly (string | number | null)[];

const euros = (cents: number | null): string | null => (cents === null ? null : (cents / 100).toFixed(2));
const percent = (share: number | null): number | null => (share === null ? null : Math.round(share * 1_000) / 10);
const nameOf = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;

function figureRows({ figures }: Dashboard, names: readonly string[]): TableRow[] {
  const { medianAnswerDays, answeredShare, applications, averageExperience, costCents, costPerApplicationCents } =
    figures;
  const cells: TableRow[] = [
    [medianAnswerDays.value, medianAnswerDays.before],
    [percent(answeredShare.value), percent(answeredShare.before)],
    [applications.value, applications.before],
    [averageExperience.value, averageExperience.before],
    [euros(costCents.value), euros(costCents.before)],
    [euros(costPerApplicationCents.value), euros(costPerApplicationCents.before)],
  ];
  return cells.map((row, place) => [names[place]!, ...row]);
}

/**
 * The rows of an exported statistics table. Contains only what the page shows: a figure about fewer than five people, and a
 * cost that the member may not see, is an empty cell.
 */
function rowsOf(table: StatisticsTableName, whole: Dashboard, language: ServerLanguage): TableRow[] {
  const words = tableWords[language];
  const of: Record<StatisticsTableName, () => TableRow[]> = {
    figures: () => figureRows(whole, words.figures),
    course: () =>
      whole.course.map(({ from, visits, openings, applications }) => [from, visits, openings, applications]),
    answers: () =>
      whole.answers.map(({ days, count }, place) => [place === whole.answers.length - 1 ? `${days}+` : days, count]),
    funnel: () =>
      whole.funnel.map(({ step, count }, place) => [words.steps[step], count, whole.funnelBefore[place]!.count]),
    timeInState: () =>
      whole.timeInState.map(({ state, medianDays, count }) => [
        applicationStatusNames[state as ApplicationStatus][language],
        medianDays,
        count,
      ]),
    posts: () =>
      whole.posts.map((post) => [
        post.title,
        nameOf(words.posts, post.status),
        post.visits,
        post.evidenceSeen,
        post.applications,
        post.hires,
        post.medianAnswerDays,
        euros(post.costCents),
        euros(post.costPerApplicationCents),
      ]),
    sources: () =>
      whole.sources.map(({ source, visits, applications, hires, costCents }) => [
        nameOf(words.sources, source),
        visits,
        applications,
        hires,
        euros(costCents),
      ]),
  };
  return of[table]();
}

async function* written(rows: readonly TableRow[]): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(byteOrderMark + rows.map(csvRow).join(""));
}

export async function exportTable(
  ctx: ReadCtx,
  { table, language, ...asked }: DashboardQuery & { table: StatisticsTableName; language: ServerLanguage },
): Promise<FileAnswer> {
  const whole = await readDashboard(ctx, asked);
  const words = tableWords[language];
  return {
    stream: written([words.heads[table], ...rowsOf(table, whole, language)]),
    type: "text/csv; charset=utf-8",
    size: null,
    name: `${words.file} ${words.tables[table]} ${whole.from} ${whole.to}.csv`,
    inline: false,
    tag: null,
  };
}
