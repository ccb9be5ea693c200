-- What every feature stands on: versions, history, outbox, idempotency.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- How names are compared: without case and accents. Immutable, so that it can be indexed.
create function plain(value text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent', value));

-- The search projection is ordered by this number (OpenSearch external version), so no statement may forget it.
create function bump_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now(); -- entities keep milliseconds, as the wire shows them
  return new;
end $$;

-- Who did what, when, what stood before and after, and why. By month, because it only grows.
create table history (
  id uuid not null default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  entity text not null,
  entity_id text not null,
  action text not null check (action in ('insert', 'update', 'delete')),
  actor_id uuid,
  request_id text,
  why text,
  before jsonb,
  after jsonb,
  primary key (id, at)
) partition by range (at);
create table history_default partition of history default;
create index history_entity on history (entity, entity_id, at);
create index history_actor on history (actor_id, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'history cannot be changed' using errcode = 'insufficient_privilege';
end $$;
create trigger history_is_append_only before update or delete on history for each row execute function refuse_change();
-- Partitions inherit the triggers for rows and not those for statements: each gets its own.
create trigger history_is_not_truncated before truncate on history for each statement execute function refuse_change();
create trigger history_is_not_truncated before truncate on history_default for each statement execute function refuse_change();

-- Months ahead; run by a migration and then each day by the worker.
create function ensure_history_months(ahead integer) returns void language plpgsql as $$
declare
  month date;
  name text;
begin
  for i in 0..ahead loop
    month := (date_trunc('month', now()) + make_interval(months => i))::date;
    name := 'history_' || to_char(month, 'YYYY_MM');
    -- A month that has rows in the default partition already stays there: they cannot be moved, only read.
    if to_regclass(name) is null
      and not exists (select from history_default where at >= month and at < month + interval '1 month') then
      execute format('create table %I partition of history for values from (%L) to (%L)', name, month, (month + interval '1 month')::date);
      execute format('create trigger history_is_not_truncated before truncate on %I for each statement execute function refuse_change()', name);
    end if;
  end loop;
end $$;
select ensure_history_months(3);

-- TG_ARGV, each a list separated by commas: the columns of the key; those whose values history must not see, only that they
-- changed; those that are not worth a row.
create function write_history() returns trigger language plpgsql as $$
declare
  hidden text[] := string_to_array(tg_argv[1], ',');
  silent text[] := string_to_array(tg_argv[2], ',') || array['version', 'updated_at'];
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  key text := (select string_agg(coalesce(new_row, old_row) ->> part, ':' order by at)
    from unnest(string_to_array(tg_argv[0], ',')) with ordinality as parts (part, at));
  changed_before jsonb;
  changed_after jsonb;
begin
  select jsonb_object_agg(k, case when k = any (hidden) and old_row -> k <> 'null' then '"hidden"' else old_row -> k end)
           filter (where old_row is not null),
         jsonb_object_agg(k, case when k = any (hidden) and new_row -> k <> 'null' then '"hidden"' else new_row -> k end)
           filter (where new_row is not null)
    into changed_before, changed_after
    from jsonb_object_keys(coalesce(new_row, old_row)) k
    where not k = any (silent) and (tg_op <> 'UPDATE' or old_row -> k is distinct from new_row -> k);
  if tg_op = 'UPDATE' and changed_after is null then
    return null;
  end if;
  insert into history (entity, entity_id, action, actor_id, request_id, why, before, after)
  values (tg_table_name, key, lower(tg_op),
    nullif(current_setting('orbita.actor', true), '')::uuid,
    nullif(current_setting('orbita.request', true), ''),
    nullif(current_setting('orbita.why', true), ''),
    changed_before, changed_after);
  return null;
end $$;

-- Called once by each migration that makes an entity: no later write can forget its version or its history.
create function track(entity regclass, key text default 'id', hidden text default '', silent text default '') returns void language plpgsql as $$
begin
  execute format('create trigger %s_version before update on %s for each row execute function bump_version()', entity, entity);
  execute format('create trigger %s_history after insert or update or delete on %s for each row execute function write_history(%L, %L, %L)',
    entity, entity, key, hidden, silent);
end $$;

-- What happened, once for each place that must hear of it, so that one that is away holds up nobody else.
create type outbox_destination as enum ('search', 'broker');
create table outbox (
  id bigint generated always as identity primary key,
  destination outbox_destination not null,
  name text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
)
-- A queue is all dead rows: clean it by the thousand, not by a fifth of the table.
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
create index outbox_due on outbox (destination, due_at, id);

create table idempotency_keys (
  actor text not null,
  key text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (actor, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
