import type { AverageExperience, Dashboard, StatisticsPeriod } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { measurePeriod, measurePosts, measureSpace, presentKept, presentReplies } from "../promises/index.ts";
import { countOf, addCounts } from "./counts.ts";
import {
  answersOf,
  courseOf,
  dashboardFigures,
  funnelOf,
  sourcesOf,
  timeInStateOf,
  yearsOf,
  type PeriodCounts,
} from "./figures.ts";
import { periodBefore, periodOf, stretchesOf } from "./period.ts";
import { canReadStatistics, canSeeCosts } from "./policy.ts";
import { openPostsOf, postsOf } from "./posts.ts";
import { findCountedAt, findDays, findPostOf, findPosts, findSums, type StatisticsPostRow } from "./queries.ts";
import { hideSmall } from "./small-groups.ts";

const nothing = { value: null, before: null };

/** A dashboard without costs, for members who are not owners: each cost is null. */
const withoutMoney = (whole: Dashboard): Dashboard => ({
  ...whole,
  figures: { ...whole.figures, costCents: nothing, costPerApplicationCents: nothing },
  posts: whole.posts.map((post) => ({ ...post, costCents: null, costPerApplicationCents: null })),
  sources: whole.sources.map((source) => ({ ...source, costCents: null })),
});

export type DashboardQuery = {
  period: StatisticsPeriod;
  from?: string | undefined;
  to?: string | undefined;
  jobPostId?: string | undefined;
};

/** The id whose statistics are read: that of the whole Space, or of one of its posts. */
async function scopeOf(
  { tx, actor }: ReadCtx,
  { jobPostId }: DashboardQuery,
): Promise<{ id: string; posts: StatisticsPostRow[] }> {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(canReadStatistics(actor, spaceId));
  if (!jobPostId) return { id: spaceId, posts: await findPosts(tx, spaceId) };
  const post = (await findPostOf(tx, spaceId, jobPostId)) ?? fail("jobPost.notFound");
  return { id: post.id, posts: [post] };
}

/** The statistics of a Space or a post. Reads only daily and monthly sums, so that the cost does not grow with the number of events. */
export async function readDashboard(ctx: ReadCtx, asked: DashboardQuery): Promise<Dashboard> {
  const { tx, now } = ctx;
  const { id, posts } = await scopeOf(ctx, asked);
  const today = romeDay(now);
  const period = periodOf(asked, today);
  const before = periodBefore(period);
  const stretches = stretchesOf(period);
  // The chart may begin before the period, so the sums are read from the chart's first day on.
  const read = await findDays(tx, id, { from: stretches[0]!.from, to: period.to });
  const days = read.filter(({ day }) => day >= period.from);
  const earlier = await findSums(tx, [id], before);
  const both: PeriodCounts = {
    now: addCounts(days.map(({ counts }) => counts)),
    before: addCounts(earlier.map(({ counts }) => counts)),
  };
  const ofPosts = asked.jobPostId
    ? days
    : await findSums(
        tx,
        posts.map((post) => post.id),
        period,
      );
  const measured = await measurePosts(
    tx,
    posts.map((post) => post.id),
    now,
  );
  const promises = presentKept(asked.jobPostId ? measured.get(id)! : await measureSpace(tx, id, now));
  const scope = asked.jobPostId ? { jobPostId: id } : { spaceId: id };
  const repliesIn = async (of: typeof period) => presentReplies(await measurePeriod(tx, scope, { ...of, now }));
  const [replies, repliesBefore] = [await repliesIn(period), await repliesIn(before)];
  const whole: Dashboard = {
    ...period,
    computed: (await findCountedAt(tx)).toISOString(),
    promisedDays: promises.promisedDays,
    promises,
    figures: {
      ...dashboardFigures(both),
      medianAnswerDays: { value: replies.medianDays, before: repliesBefore.medianDays },
      answeredShare: {
        value: replies.share,
        before: repliesBefore.share,
        answered: replies.answered,
        due: replies.due,
      },
      openPosts: openPostsOf(posts, now),
    },
    course: courseOf(read, stretches),
    answers: answersOf(both.now),
    funnel: funnelOf(both.now),
    funnelBefore: funnelOf(both.before),
    timeInState: timeInStateOf(both.now),
    posts: postsOf(posts, ofPosts, measured),
    sources: sourcesOf(both.now),
  };
  return canSeeCosts(ctx.actor, ctx.actor.spaceId!) ? whole : withoutMoney(whole);
}

export async function readAverageExperience(ctx: ReadCtx, asked: DashboardQuery): Promise<AverageExperience> {
  const { id } = await scopeOf(ctx, asked);
  const period = periodOf(asked, romeDay(ctx.now));
  const sums = async (of: typeof period) => addCounts((await findSums(ctx.tx, [id], of)).map(({ counts }) => counts));
  const [now, before] = [await sums(period), await sums(periodBefore(period))];
  return { years: yearsOf(now), before: yearsOf(before), applications: hideSmall(countOf(now, "applied")) };
}
