create table spaces (
  id uuid primary key,
  name text not null,
  url text not null,
  free_slots integer not null default 3 check (free_slots >= 0),
  premium_slots integer not null default 10 check (premium_slots >= 0),
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index spaces_url on spaces (url);
select track('spaces');

create type space_role as enum ('viewer', 'recruiter', 'owner');
create table members (
  space_id uuid not null references spaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  role space_role not null,
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (space_id, user_id)
);
create index members_user on members (user_id);
select track('members', 'space_id,user_id');
