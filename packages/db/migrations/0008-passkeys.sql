create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id bytea not null unique,
  -- No length limit: post-quantum keys are thirty times longer.
  public_key bytea not null,
  -- Synced passkeys keep 0 for ever.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkeys_user on passkeys (user_id);
select track('passkeys', 'id', 'credential_id,public_key,name', 'counter,last_used_at');

-- What an authenticator was asked to sign: once, within minutes.
create table passkey_challenges (
  id uuid primary key,
  challenge text not null,
  -- Whose passkey is being made; nobody's where somebody signs in.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
