-- Accounts, second part: what one can change, how a sign-in was made and from where, codes that strangers cannot use up.
alter table users
  add column phone text,
  -- Languages that the person reads, beside the interface's.
  add column languages text[] not null default '{}',
  add column password_changed_at timestamptz(3),
  -- What onboarding has asked so far; it can be left and taken up again.
  add column onboarding_kind text check (onboarding_kind in ('talent', 'company', 'both')),
  add column onboarding_step text not null default 'kind' check (onboarding_step in ('kind', 'language', 'name', 'start')),
  -- Asked to be forgotten: on this day for good; until then a sign-in takes it back.
  add column deletes_at timestamptz(3);
create index users_deletes on users (deletes_at) where deletes_at is not null;

-- History cannot be deleted, so the words of a person have no place in it: only that they changed, when, and by whom.
drop trigger users_history on users;
create trigger users_history after insert or update or delete on users
  for each row execute function write_history('id', 'password_hash,email,username,first_name,last_name,phone', '');

create type sign_in_method as enum ('password', 'code', 'passkey', 'google', 'github', 'twitter');
alter table sessions
  add column method sign_in_method not null default 'password',
  -- The hash of the browser's own secret. Who signed in from it before is not a stranger there: see docs/guides/accounts.md.
  add column device_hash bytea;
create index sessions_device on sessions (user_id, device_hash);
drop trigger sessions_history on sessions;
create trigger sessions_history after insert or update or delete on sessions
  for each row execute function write_history('id', 'user_agent,address,device_hash', 'last_used_at');

alter type code_purpose add value 'signUp';
alter table one_time_codes
  -- The hash of the browser that asked; '' where none was named. Each browser has its own newest code, and its own tries: no
  -- stranger can end or use up the code that somebody else waits for.
  add column asker text not null default '',
  add column own_tries integer not null default 0,
  -- Where it is sent, if not to the user's own address: a new address, or that of somebody who is not a user yet.
  add column address text,
  -- What the code confirms: the hash of a password that waits for it, or a sign-up.
  add column password_hash text,
  add column sign_up_id uuid,
  drop constraint one_time_codes_subject_purpose_key;
create unique index one_time_codes_asker on one_time_codes (subject, purpose, asker);

-- A right code was given: for a few minutes its holder may set a new password, once.
create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index password_resets_expiry on password_resets (expires_at);

-- What a person did and what happened to the account, as that person reads it. Theirs: it goes when they go.
create table activities (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  details jsonb not null default '{}',
  session_id uuid,
  user_agent text,
  at timestamptz(3) not null default now()
);
create index activities_user on activities (user_id, at desc, id desc);
