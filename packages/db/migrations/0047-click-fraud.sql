-- Clicks are counted per network, with a token that the page asked for, and at a bounded pace. Invalid ones are credited.
alter type click_refusal add value 'unverified';
alter type click_refusal add value 'pace';
-- An entry that is no click: it gives back the amount of another one, see `credits`.
alter type click_refusal add value 'credit';
create type click_pattern as enum ('provider', 'burst', 'automatic');

alter table clicks
  -- Mark of the provider's range (/16, /48), made with the day's key like `visitor`. Null in entries made before it existed.
  add column network bytea,
  -- The number, in the same ledger, of the entry that this one credits; and why it was invalid.
  add column credits integer,
  add column pattern click_pattern,
  add constraint clicks_credit check ((credits is null) = (pattern is null)),
  drop constraint clicks_amount_cents_check,
  add constraint clicks_amount_cents_check check (case when credits is null then amount_cents >= 0 else amount_cents < 0 end);
-- An entry is credited at most once.
create unique index clicks_credited on clicks (job_post_id, day, credits) where credits is not null;

alter table job_instances
  add column refused_unverified integer not null default 0,
  add column refused_pace integer not null default 0,
  add column credited integer not null default 0,
  -- Paid clicks of the last minute that had one: what the cap per minute looks at.
  add column pace_minute timestamptz,
  add column pace_paid integer not null default 0;

create or replace view admin_ledgers as
  select md5(i.job_post_id || ' ' || i.day)::uuid as id, 1 as version, i.day::timestamptz as day, i.job_post_id,
    p.title as job_post, p.space_id, s.name as space, i.counted,
    i.refused_repeated + i.refused_budget + i.refused_bot + i.refused_own + i.refused_closed + i.refused_unverified
      + i.refused_pace as refused,
    i.budget_cents, i.amount_cents,
    case when i.invoice_id is not null then 'invoiced' when i.closed_at is not null then 'closed' else 'open' end as state
  from job_instances i left join job_posts p on p.id = i.job_post_id left join spaces s on s.id = p.space_id;
