-- Preferences for a job, one row per talent. An empty list means that the talent is open to everything. The talent's own
-- words stay in resumes.wishes.
create table job_wishes (
  user_id uuid primary key references users on delete cascade,
  -- Ids of occupations, the most wanted first.
  roles text[] not null default '{}',
  -- A copy of a gazetteer entry, as in a job post, and the distance from it.
  place jsonb,
  radius_km integer check (radius_km between 1 and 200),
  workplaces text[] not null default '{}',
  -- The least share of remote work of a hybrid job, in percent.
  remote_share integer check (remote_share between 1 and 99),
  contracts text[] not null default '{}',
  hours text[] not null default '{}',
  weekly_hours_min real,
  weekly_hours_max real,
  -- Gross per year, in euros. Only the talent sees it.
  salary_min integer,
  notice_days integer check (notice_days between 0 and 365),
  permits text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((place is null) = (radius_km is null)),
  check (weekly_hours_min <= weekly_hours_max)
);
