-- Why a click was not counted.
create type click_refusal as enum ('repeated', 'budget', 'bot', 'own', 'closed');
create type click_source as enum ('list', 'search', 'home', 'similar', 'space', 'feed', 'share', 'utm', 'direct');

-- Each opening of a post, once; nothing in it is changed or removed. By month, because it only grows. `day` is a day of
-- Europe/Rome. Who it was cannot be told from `visitor`: its key is of that day and is thrown away.
create table clicks (
  day date not null,
  id uuid not null,
  job_post_id uuid not null references job_posts,
  -- Its place in the ledger of that post and day, from 1.
  number integer not null,
  visitor bytea not null,
  source click_source not null,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  refused click_refusal,
  amount_cents integer not null default 0 check (amount_cents >= 0),
  at timestamptz(3) not null,
  primary key (day, id)
) partition by range (day);
create table clicks_default partition of clicks default;
-- One a day per visitor and post counts.
create unique index clicks_counted on clicks (day, job_post_id, visitor) where refused is null;
create unique index clicks_number on clicks (job_post_id, day, number);
create trigger clicks_are_append_only before update or delete on clicks for each row execute function refuse_change();
create trigger clicks_are_not_truncated before truncate on clicks for each statement execute function refuse_change();
create trigger clicks_are_not_truncated before truncate on clicks_default for each statement execute function refuse_change();

-- Months ahead; run by a migration and then each day by the worker.
create function ensure_click_months(ahead integer) returns void language plpgsql as $$
declare
  month date;
  name text;
begin
  for i in 0..ahead loop
    month := (date_trunc('month', now()) + make_interval(months => i))::date;
    name := 'clicks_' || to_char(month, 'YYYY_MM');
    if to_regclass(name) is null
      and not exists (select from clicks_default where day >= month and day < month + interval '1 month') then
      execute format('create table %I partition of clicks for values from (%L) to (%L)', name, month, (month + interval '1 month')::date);
      execute format('create trigger clicks_are_not_truncated before truncate on %I for each statement execute function refuse_change()', name);
    end if;
  end loop;
end $$;
select ensure_click_months(3);

-- The ledger of one post for one day of Europe/Rome: what was counted, what was refused and why, what it costs. Clicks of a
-- post queue for its row, which is what keeps the sum under the budget.
create table job_instances (
  job_post_id uuid not null references job_posts,
  day date not null,
  -- Null on a day without sponsorship.
  budget_cents integer,
  price_cents integer,
  counted integer not null default 0,
  refused_repeated integer not null default 0,
  refused_budget integer not null default 0,
  refused_bot integer not null default 0,
  refused_own integer not null default 0,
  refused_closed integer not null default 0,
  amount_cents integer not null default 0,
  primary key (job_post_id, day),
  check (budget_cents is null or amount_cents <= budget_cents)
);
create index job_instances_day on job_instances (day);

-- What visitors of a day are told apart with; removed when the day is over.
create table click_keys (
  day date primary key,
  key bytea not null
);
