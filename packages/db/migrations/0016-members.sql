alter table members
  -- What they do there, in their own words.
  add column qualification text,
  -- They chose to be seen on the public page.
  add column on_page boolean not null default false,
  add column added_by uuid references users on delete set null;
-- Their own words go with them; that they changed is enough.
drop trigger members_version on members;
drop trigger members_history on members;
select track('members', 'space_id,user_id', 'qualification');

-- The link's secret is derived from link_id when the mail is written, and kept as its hash; it is good until it expires, is
-- used, sent anew or taken back.
create table invitations (
  id uuid primary key,
  space_id uuid not null references spaces on delete cascade,
  email text not null,
  role space_role not null,
  link_id uuid not null,
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
select track('invitations', 'id', 'email,link_id,token_hash');

-- Who asked to be let in, so that nobody asks every hour.
create table join_requests (
  space_id uuid not null references spaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  asked_at timestamptz(3) not null,
  primary key (space_id, user_id)
);
