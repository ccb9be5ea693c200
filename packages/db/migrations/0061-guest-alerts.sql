-- People without an account who get alerts for job searches: only their confirmed address, and the language of their mails.
create table alert_guests (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  language text not null,
  confirmed_at timestamptz(3) not null
);

-- Alerts requested for an address that its owner has not confirmed yet. Confirming moves them to saved_searches.
create table alert_requests (
  id uuid primary key,
  email text not null check (email = lower(email)),
  language text not null,
  name text not null,
  filters jsonb not null,
  address text,
  frequency alert_frequency not null check (frequency <> 'none'),
  -- The hash of the token in the confirmation mail; null until the mail is rendered.
  token_hash bytea unique,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index alert_requests_email on alert_requests (email, created_at);
create index alert_requests_expiry on alert_requests (expires_at);

-- A job search belongs to a talent or to a guest.
alter table saved_searches add column guest_id uuid references alert_guests on delete cascade;
alter table saved_searches drop constraint saved_searches_check;
alter table saved_searches add constraint saved_searches_owner check (num_nonnulls(user_id, space_id, guest_id) = 1);
-- A guest who wants no more alerts has no search: nothing else shows it to them.
alter table saved_searches add constraint saved_searches_guest_frequency check (guest_id is null or frequency <> 'none');
create index saved_searches_guest on saved_searches (guest_id) where guest_id is not null;
