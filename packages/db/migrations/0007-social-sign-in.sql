create type social_provider as enum ('google', 'github', 'twitter');
-- Who one is at a provider. The subject is the provider's own id, never a name or an address, which can change hands.
create table identities (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider social_provider not null,
  subject text not null,
  -- As the provider last told it: to recognise the account by, not to sign in by.
  email text,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  unique (provider, subject),
  unique (user_id, provider)
);
select track('identities', 'id', 'subject,email', 'last_used_at');

create type social_intent as enum ('login', 'register', 'link');
-- A browser that was sent to a provider and has not come back yet. The browser holds the flow's secret, we its hash.
create table social_flows (
  flow_hash bytea primary key,
  provider social_provider not null,
  intent social_intent not null,
  user_id uuid references users on delete cascade,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index social_flows_expiry on social_flows (expires_at);

-- Known to a provider and not yet to us: no account before the terms are accepted and an address is proven.
create table pending_sign_ups (
  id uuid primary key,
  token_hash bytea not null unique,
  provider social_provider not null,
  subject text not null,
  -- What the provider says, and whether it has proven it.
  email text,
  email_verified boolean not null default false,
  first_name text not null default '',
  last_name text not null default '',
  -- What the person chose, waiting for the code.
  chosen jsonb,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index pending_sign_ups_expiry on pending_sign_ups (expires_at);
alter table one_time_codes add foreign key (sign_up_id) references pending_sign_ups on delete cascade;
create index one_time_codes_sign_up on one_time_codes (sign_up_id);
