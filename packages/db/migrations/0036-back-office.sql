-- What the back office needs of its own: lists as views, who looked at whom, what is run, what is said while it is closed.

-- An application that was hidden by who runs the installation: nobody but its talent sees it.
alter table applications add column enabled boolean not null default true;

-- What administrators looked at that is somebody's. Append-only, as the history is.
create table admin_looks (
  id uuid primary key,
  at timestamptz(3) not null default now(),
  -- Not a reference: who leaves is an id that points at nobody.
  admin_id uuid not null,
  kind text not null,
  target_id text not null,
  what text not null check (what in ('read', 'history', 'export', 'file')),
  reason text not null
);
create index admin_looks_at on admin_looks (at desc, id);
create index admin_looks_target on admin_looks (kind, target_id, at desc);
create trigger admin_looks_are_append_only before update or delete on admin_looks for each row execute function refuse_change();
create trigger admin_looks_are_not_truncated before truncate on admin_looks for each statement execute function refuse_change();

-- Lists with their filters, kept by an administrator under a name.
create table admin_views (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  name text not null,
  query text not null,
  created_at timestamptz(3) not null default now(),
  unique (user_id, kind, name)
);

-- What is done in the background, dry or real, by somebody or by the clock; counted as it goes.
create table runs (
  id uuid primary key,
  what text not null check (what in ('ledgers', 'invoices', 'payments', 'bulk', 'export', 'reindex', 'routine')),
  subject text not null,
  -- What it was asked to do, for who carries on with it after a fall.
  payload jsonb not null default '{}',
  dry boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'stopped')),
  -- Not a reference: who leaves is an id that points at nobody, and not the clock.
  by_id uuid,
  reason text,
  -- Of one key one is open at a time: who starts it again is shown that one.
  once_key text,
  total integer,
  done integer not null default 0,
  ok integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  -- [{ name, value }]
  outcome jsonb not null default '[]',
  problem text,
  stopping boolean not null default false,
  -- Who carries it out now: one that was thought dead and was not finds another name here, and leaves it alone.
  holder uuid,
  -- How often it fell by its own fault.
  falls integer not null default 0,
  -- When browsers were last told.
  told_at timestamptz(3),
  file_key text,
  file_name text,
  file_until timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  ended_at timestamptz(3)
);
create index runs_created on runs (created_at desc, id);
create index runs_what on runs (what, subject, created_at desc);
create index runs_open on runs (updated_at) where state in ('waiting', 'running');
create unique index runs_once on runs (once_key) where state in ('waiting', 'running');
create index runs_files on runs (file_until) where file_key is not null;
-- Who is told how far one is.
create index users_admins on users (id) where 'admin' = any (scopes);
-- What somebody starts and stops is in the history; how far it is, and what the clock does, is said by the rows themselves.
create trigger runs_version before update on runs for each row execute function bump_version();
create trigger runs_started after insert on runs for each row when (new.by_id is not null)
  execute function write_history('id', 'payload', '');
create trigger runs_stopped after update on runs for each row when (old.stopping is distinct from new.stopping)
  execute function write_history('id', '', '');

-- What a run did, row by row; those that wait are jobs of their own, on their way.
create table run_lines (
  run_id uuid not null references runs on delete cascade,
  -- In the order in which they were written; pages count from one.
  number bigint generated always as identity,
  kind text not null,
  target_id text not null,
  name text not null default '',
  state text not null check (state in ('waiting', 'ok', 'skipped', 'failed')),
  note text,
  amount_cents bigint,
  primary key (run_id, kind, target_id)
);
create index run_lines_number on run_lines (run_id, number);
create index run_lines_state on run_lines (run_id, state, number);

-- Whether the platform is closed: one row.
create table maintenance (
  id boolean primary key default true check (id),
  on_now boolean not null default false,
  from_at timestamptz(3),
  until_at timestamptz(3),
  message_it text not null default '',
  message_en text not null default '',
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (from_at is null or until_at is null or from_at < until_at)
);
insert into maintenance default values;
select track('maintenance');

-- The lists of the back office. Joins by key alone, so that a count does not make them and a page makes them for its rows.
create view admin_users as
  select u.id, u.version, u.first_name, u.last_name, u.first_name || ' ' || u.last_name as name, u.email, u.username, u.phone,
    u.language, u.enabled, u.created_at, u.scopes as own_scopes,
    array['talent'] || case when exists (select from members m where m.user_id = u.id) then array['member'] else '{}' end
      || case when 'admin' = any (u.scopes) then array['admin'] else '{}' end as scopes,
    case when not u.enabled then 'disabled' when u.deletes_at is not null then 'leaving'
      when u.email_verified_at is null then 'unconfirmed' else 'active' end as state,
    (select max(s.last_used_at) from sessions s where s.user_id = u.id) as seen_at
  from users u;
create view admin_spaces as
  select s.*, case when not s.enabled then 'disabled' when s.closed_at is not null then 'closed' else 'open' end as state,
    (select count(*) from members m where m.space_id = s.id)::integer as members,
    (select count(*) from job_posts p where p.space_id = s.id and p.status = 'published')::integer as job_posts
  from spaces s;
create view admin_job_posts as
  select p.id, p.version, p.title, p.space_id, s.name as space, p.status, p.enabled, p.plan, p.city, p.published_at,
    p.expires_at, p.created_at,
    (select count(*) from applications a where a.job_post_id = p.id)::integer as applications
  from job_posts p left join spaces s on s.id = p.space_id;
create view admin_applications as
  select a.id, a.version, a.code, a.talent_id, u.first_name || ' ' || u.last_name as talent, a.job_post_id, p.title as job_post,
    a.space_id, s.name as space, a.status, a.enabled, a.sent_at, a.reply_by, a.motivation
  from applications a left join users u on u.id = a.talent_id left join job_posts p on p.id = a.job_post_id
    left join spaces s on s.id = a.space_id;
create view admin_resumes as
  select r.id, r.version, coalesce(nullif(trim(concat_ws(' ', r.first_name, r.last_name)), ''),
      u.first_name || ' ' || u.last_name) as name,
    r.owner_id, r.space_id, s.name as space, r.headline, r.summary, jsonb_array_length(r.experience) as experiences,
    (select count(*) from resume_skills k where k.resume_id = r.id)::integer as skills, r.enabled, r.created_at, r.updated_at
  from resumes r left join users u on u.id = r.owner_id left join spaces s on s.id = r.space_id;
create view admin_ledgers as
  select md5(i.job_post_id || ' ' || i.day)::uuid as id, 1 as version, i.day::timestamptz as day, i.job_post_id,
    p.title as job_post, p.space_id, s.name as space, i.counted,
    i.refused_repeated + i.refused_budget + i.refused_bot + i.refused_own + i.refused_closed as refused,
    i.budget_cents, i.amount_cents,
    case when i.invoice_id is not null then 'invoiced' when i.closed_at is not null then 'closed' else 'open' end as state
  from job_instances i left join job_posts p on p.id = i.job_post_id left join spaces s on s.id = p.space_id;
