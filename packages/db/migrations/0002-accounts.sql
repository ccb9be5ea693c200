create table users (
  id uuid primary key,
  email text not null check (email = lower(email)),
  username text not null,
  password_hash text,
  first_name text not null,
  last_name text not null,
  language text not null default 'it',
  -- `admin` opens the back office; membership of Spaces stands in members.
  scopes text[] not null default '{}',
  email_verified_at timestamptz(3),
  onboarded_at timestamptz(3),
  terms_version text,
  terms_accepted_at timestamptz(3),
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index users_email on users (email);
create unique index users_username on users (plain(username));
-- The api processes ask who was disabled lately.
create index users_disabled on users (updated_at) where not enabled;
select track('users', 'id', 'password_hash');

-- One sign-in on one device.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  user_agent text,
  address text,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz,
  revoked_reason text
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
-- The api processes ask for what was ended lately.
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;
-- Who ended it, and why. Addresses and devices are personal and have no place in what cannot be deleted.
create trigger sessions_history after insert or update or delete on sessions
  for each row execute function write_history('id', 'user_agent,address', 'last_used_at');

create table refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions on delete cascade,
  token_hash bytea not null unique,
  parent_id uuid unique references refresh_tokens on delete set null,
  expires_at timestamptz(3) not null,
  used_at timestamptz,
  created_at timestamptz(3) not null default now()
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

-- A browser's cookie and the token pair that the web server uses for it; the pair is sealed with a key that is not in here.
create table web_sessions (
  cookie_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  sealed bytea not null,
  access_expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index web_sessions_session on web_sessions (session_id);

create type code_purpose as enum ('verifyEmail', 'resetPassword', 'changePassword', 'changeEmail');
-- Six digits by mail: few tries, used once, and only the newest counts. The digits are in no column, not even hashed (a million
-- hashes are tried in a second): they follow from the id by a key that is not in here.
create table one_time_codes (
  id uuid primary key,
  -- Whose code, as the asker names it: the hash of the address, or the user's id where one is signed in.
  subject text not null,
  purpose code_purpose not null,
  -- Nobody has this address, or needs no code: the row is there all the same, so that the answers do not differ.
  user_id uuid references users on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (subject, purpose)
);
create index one_time_codes_expiry on one_time_codes (expires_at);
create index one_time_codes_user on one_time_codes (user_id);
