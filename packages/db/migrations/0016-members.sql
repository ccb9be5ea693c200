alter table members
  -- What they do there, in their own words.
  add column qualification text,
  -- They chose to be seen on the public page.
  add column on_page boolean not null default false,
  add column added_by uuid references users on delete set null;

-- The link's secret is kept as its hash; it is good until it expires, is used or taken back.
create table invitations (
  id uuid primary key,
  space_id uuid not null references spaces on delete cascade,
  email text not null,
  role space_role not null,
  token_hash bytea not null unique,
  invited_by uuid references users on delete set null,
  expires_at timestamptz(3) not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (space_id, email)
);
create index invitations_expiry on invitations (expires_at);
create index invitations_email on invitations (email);
select track('invitations', 'id', 'email,token_hash');

-- Who asked to be let in, so that nobody asks every hour.
create table join_requests (
  space_id uuid not null references spaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  asked_at timestamptz(3) not null,
  primary key (space_id, user_id)
);
