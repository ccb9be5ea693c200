create type profile_visibility as enum ('nobody', 'link', 'signedIn', 'everyone');
create type appearance as enum ('system', 'light', 'dark');
-- A person without a row has the defaults, which show nothing to anybody.
create table user_settings (
  user_id uuid primary key references users on delete cascade,
  visible_in_talent_search boolean not null default false,
  show_name boolean not null default true,
  show_contacts boolean not null default false,
  profile_visibility profile_visibility not null default 'nobody',
  search_engines boolean not null default false,
  appearance appearance not null default 'system',
  -- Only what differs from the defaults of each kind: {"kind": {"here": true, "email": false}}.
  notifications jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
select track('user_settings', 'user_id');

-- From whom a person hides: everybody of a Space, or whoever has an address of a domain.
create table hidden_from (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  space_id uuid references spaces on delete cascade,
  domain text check (domain = lower(domain)),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((space_id is null) <> (domain is null)),
  unique (user_id, space_id),
  unique (user_id, domain)
);
create index hidden_from_space on hidden_from (space_id) where space_id is not null;
select track('hidden_from', 'id', 'space_id,domain');
