-- From the first view to the hire: events that stay, sums of them that pages are made of, and the way between the two.

-- From where the talent came to what they saw and sent, as the browser says; null where it does not.
alter table applications add column source click_source;
alter table apply_signals
  add column source click_source,
  -- What the event is known by: made by chance, so that nothing leads from it to who looked.
  add column event_id uuid not null default gen_random_uuid();
create unique index apply_signals_event on apply_signals (event_id);

create type hiring_event_kind as enum
  ('view', 'evidenceSeen', 'applied', 'appliedAgain', 'moved', 'withdrawn', 'expired', 'undone');
-- Append-only, by month, `day` of Europe/Rome. `id` is the id of what happened (a click, a signal, a step), so that whatever is
-- told twice is there once. Nobody is named: who leaves takes the application along, and its id then points at nothing.
create table hiring_events (
  day date not null,
  id uuid not null,
  at timestamptz(3) not null,
  space_id uuid not null,
  job_post_id uuid not null,
  kind hiring_event_kind not null,
  source click_source,
  cents integer not null default 0,
  application_id uuid,
  -- Its place in the application's timeline: the order of what happened, whenever it is heard of.
  seq integer,
  to_status application_status,
  undoes uuid,
  -- Of who applied, as the resume said that was sent; and the answer that was promised.
  years numeric(4, 1),
  reply_days integer,
  primary key (day, id)
) partition by range (day);
create table hiring_events_default partition of hiring_events default;
create index hiring_events_application on hiring_events (application_id) where application_id is not null;
create trigger hiring_events_are_append_only before update or delete on hiring_events for each row execute function refuse_change();
create trigger hiring_events_are_not_truncated before truncate on hiring_events for each statement execute function refuse_change();
create trigger hiring_events_are_not_truncated before truncate on hiring_events_default for each statement execute function refuse_change();

-- Months around now; run by a migration and then each day by the worker.
create function ensure_hiring_months(behind integer, ahead integer) returns void language plpgsql as $$
declare
  month date;
  name text;
begin
  for i in -behind..ahead loop
    month := (date_trunc('month', now()) + make_interval(months => i))::date;
    name := 'hiring_events_' || to_char(month, 'YYYY_MM');
    if to_regclass(name) is null
      and not exists (select from hiring_events_default where day >= month and day < month + interval '1 month') then
      execute format('create table %I partition of hiring_events for values from (%L) to (%L)', name, month, (month + interval '1 month')::date);
      execute format('create trigger hiring_events_are_not_truncated before truncate on %I for each statement execute function refuse_change()', name);
    end if;
  end loop;
end $$;
select ensure_hiring_months(12, 3);

-- What is there and not counted yet: a row comes and goes in one transaction with what it stands for.
create table hiring_waiting (
  number bigint generated always as identity primary key,
  day date not null,
  id uuid not null,
  application_id uuid
);
create function await_counting() returns trigger language plpgsql as $$
begin
  insert into hiring_waiting (day, id, application_id) values (new.day, new.id, new.application_id);
  return null;
end $$;
create trigger hiring_events_wait after insert on hiring_events for each row execute function await_counting();

-- The same rows for who tells, for what was there before, and for a recount that looks for what is missing.
create view hiring_from_clicks as
  select c.day, c.id, c.at, p.space_id, p.id as job_post_id, 'view'::hiring_event_kind as kind, c.source, c.amount_cents as cents,
    null::uuid as application_id, null::integer as seq, null::application_status as to_status, null::uuid as undoes,
    null::numeric(4, 1) as years, null::integer as reply_days
  from clicks c join job_posts p on p.id = c.job_post_id where c.refused is null;
create view hiring_from_signals as
  select (s.at at time zone 'Europe/Rome')::date as day, s.event_id as id, s.at, p.space_id, p.id as job_post_id,
    'evidenceSeen'::hiring_event_kind as kind, s.source, 0 as cents,
    null::uuid as application_id, null::integer as seq, null::application_status as to_status, null::uuid as undoes,
    null::numeric(4, 1) as years, null::integer as reply_days
  from apply_signals s join job_posts p on p.id = s.job_post_id where s.kind = 'evidenceSeen';
create view hiring_from_steps as
  select (s.at at time zone 'Europe/Rome')::date as day, s.id, s.at, a.space_id, a.job_post_id,
    (case when s.kind <> 'sent' then s.kind::text when s.from_status is null then 'applied' else 'appliedAgain' end)::hiring_event_kind as kind,
    case when s.kind = 'sent' then a.source end as source, 0 as cents, a.id as application_id, s.seq, s.to_status, s.undoes,
    case when s.kind = 'sent' then least((a.snapshot ->> 'years')::numeric, 999)::numeric(4, 1) end as years,
    case when s.kind = 'sent' then p.reply_days end as reply_days
  from application_steps s join applications a on a.id = s.application_id join job_posts p on p.id = a.job_post_id
  where s.kind in ('sent', 'moved', 'withdrawn', 'expired', 'undone');

create function tell_hiring_click() returns trigger language plpgsql as $$
begin
  insert into hiring_events select * from hiring_from_clicks where day = new.day and id = new.id on conflict do nothing;
  return null;
end $$;
create trigger clicks_tell_hiring after insert on clicks for each row when (new.refused is null) execute function tell_hiring_click();
create function tell_hiring_signal() returns trigger language plpgsql as $$
begin
  insert into hiring_events select * from hiring_from_signals where id = new.event_id on conflict do nothing;
  return null;
end $$;
create trigger apply_signals_tell_hiring after insert on apply_signals for each row when (new.kind = 'evidenceSeen')
  execute function tell_hiring_signal();
create function tell_hiring_step() returns trigger language plpgsql as $$
begin
  insert into hiring_events select * from hiring_from_steps where id = new.id on conflict do nothing;
  return null;
end $$;
create trigger application_steps_tell_hiring after insert on application_steps for each row execute function tell_hiring_step();

-- Whatever is missing, from where it comes; answers how many there were.
create function fill_hiring_events() returns bigint language plpgsql as $$
declare
  one bigint;
  filled bigint := 0;
begin
  insert into hiring_events select * from hiring_from_clicks on conflict do nothing;
  get diagnostics one = row_count;
  filled := filled + one;
  insert into hiring_events select * from hiring_from_signals on conflict do nothing;
  get diagnostics one = row_count;
  filled := filled + one;
  insert into hiring_events select * from hiring_from_steps on conflict do nothing;
  get diagnostics one = row_count;
  return filled + one;
end $$;
select fill_hiring_events();

-- What each application adds to the sums: taken back and written anew whenever something of it is heard, in whatever order.
create table hiring_shares (
  application_id uuid not null,
  space_id uuid not null,
  job_post_id uuid not null,
  day date not null,
  key text not null,
  n integer not null
);
create index hiring_shares_application on hiring_shares (application_id);

-- The sums: of a Space or of a post, of a day or of a month (its first day), by what is counted.
create table hiring_sums (
  scope_id uuid not null,
  grain text not null check (grain in ('day', 'month')),
  day date not null,
  counts jsonb not null,
  primary key (scope_id, grain, day)
);
create function add_counts(one jsonb, other jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, n), '{}') from (
    select key, sum(value::bigint) as n
    from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) both_of_them
    group by key having sum(value::bigint) <> 0) added
$$;

-- Until when all that happened is counted.
create table hiring_counted (
  id boolean primary key default true check (id),
  at timestamptz(3) not null
);
insert into hiring_counted (at) values (now());
