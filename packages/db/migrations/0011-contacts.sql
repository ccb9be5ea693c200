create table contact_requests (
  id uuid primary key,
  user_id uuid references users on delete set null,
  name text not null,
  email text not null,
  topic text not null,
  message text not null,
  language text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index contact_requests_age on contact_requests (created_at);
create index contact_requests_user on contact_requests (user_id) where user_id is not null;
select track('contact_requests', 'id', 'name,email,message');

-- Puzzles that were solved and handed in: the same solution would verify twice.
create table captcha_spent (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index captcha_spent_expiry on captcha_spent (expires_at);
