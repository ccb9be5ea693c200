import { sql, type RawBuilder } from "kysely";

/** SQL: the bucket of a duration for the statistics: tenths of a day up to ten days, then whole days up to a year. */
const bucket = (
  length: RawBuilder<unknown>,
) => sql`(select (case when d < 10 then trunc(d, 1) else trunc(least(d, 365)) end)::text
    from (select greatest(extract(epoch from ${length}) / 86400, 0)::numeric as d) lengths)`;

/** SQL predicate: events of these applications; null means all applications. */
export const ofThese = (ids: readonly string[] | null): RawBuilder<unknown> =>
  ids === null ? sql`e.application_id is not null` : sql`e.application_id = any(${ids}::uuid[])`;

/**
 * SQL: the counters that each application contributes to the statistics. They depend only on the application's events in the
 * order of its timeline, without undone steps, and not on when an event arrived. An application whose first event is not known
 * yet contributes nothing.
 *
 * Dated by the first submission:
 * - `applied:<source>`
 * - `aged` and `years`: whether the resume states the years of experience, and their number in tenths
 * - `reviewed`, `interviews`, `offers`, `hires:<source>`: a funnel; an application counts in every step up to the furthest one
 * - `left`: withdrawn before a reply
 * - `waiting:<days>`: still without a reply, which was promised this number of days after the first submission
 *
 * Dated by the event:
 * - `answer:<duration>`: the first reply after a submission, with the time since that submission
 * - `stay:<status>:<duration>`: the application left this status, after this time
 */
export const sharesOf = (these: RawBuilder<unknown>) => sql`
  with line as (
    select e.* from hiring_events e where ${these} and e.kind <> 'undone' and not exists (
      select from hiring_events u where u.application_id = e.application_id and u.kind = 'undone' and u.undoes = e.id)),
  placed as (
    select line.*, lead(day) over steps as left_on, lead(at) over steps as left_at, kind in ('applied', 'appliedAgain') as sent,
      (count(*) filter (where kind in ('applied', 'appliedAgain')) over steps) as sending
    from line window steps as (partition by application_id order by seq)),
  whole as (
    select application_id, space_id, job_post_id,
      (array_agg(day order by seq) filter (where kind = 'applied'))[1] as day,
      coalesce((array_agg(source order by seq) filter (where kind = 'applied'))[1]::text, 'unknown') as source,
      (array_agg(years order by seq) filter (where kind = 'applied'))[1] as years,
      (array_agg(day + reply_days order by seq desc) filter (where sent))[1] as promised,
      (array_agg(kind order by seq desc))[1] as last_kind,
      bool_or(kind = 'moved' and to_status <> 'submitted') as reviewed,
      max(case to_status when 'interview' then 1 when 'offer' then 2 when 'hired' then 3 else 0 end) as furthest
    from placed group by application_id, space_id, job_post_id having bool_or(kind = 'applied')),
  answers as (
    select distinct on (application_id, sending) m.application_id, m.day, m.at - s.at as took
    from placed m join placed s using (application_id, sending)
    where s.sent and m.kind = 'moved' and m.to_status <> 'submitted' order by application_id, sending, m.seq)
  select application_id, space_id, job_post_id, day, key, n::integer as n from (
    select whole.*, key, n from whole cross join lateral (values
      ('applied:' || source, 1), ('aged', case when years is null then 0 else 1 end), ('years', coalesce(years * 10, 0)),
      ('reviewed', reviewed::integer), ('interviews', (furthest >= 1)::integer), ('offers', (furthest >= 2)::integer),
      ('hires:' || source, (furthest >= 3)::integer),
      ('left', (not reviewed and last_kind = 'withdrawn')::integer),
      ('waiting:' || (promised - day), (not reviewed and last_kind in ('applied', 'appliedAgain'))::integer)) as adds (key, n)) cohort
  where n <> 0
  union all
  select w.application_id, w.space_id, w.job_post_id, a.day, 'answer:' || ${bucket(sql`a.took`)}, 1
  from whole w join answers a using (application_id)
  union all
  select w.application_id, w.space_id, w.job_post_id, p.left_on, 'stay:' || p.to_status || ':' || ${bucket(sql`p.left_at - p.at`)}, 1
  from whole w join placed p using (application_id)
  where p.left_at is not null and p.to_status in ('submitted', 'inReview', 'shortlisted', 'interview', 'offer')`;

/** SQL: the counts of statistics events without an application. Each event counts once. */
export const ofNobody = (from: RawBuilder<unknown>) => sql`
  select e.space_id, e.job_post_id, e.day, adds.key, sum(adds.n)::integer as n
  from ${from} cross join lateral (values
    (case e.kind when 'view' then 'visits:' || e.source else 'evidenceSeen:' || coalesce(e.source::text, 'unknown') end, 1),
    ('cents:' || e.source, e.cents)) as adds (key, n)
  where e.application_id is null and adds.n <> 0 group by 1, 2, 3, 4`;
