-- What a person shares when they accept a contact request. Those accepted before shared both.
alter table contact_offers
  add column share_email boolean not null default true,
  add column share_phone boolean not null default true;

-- One-time links with which an administrator enrols a passkey: printed by `./orbita admin <email>`.
create table passkey_enrolments (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index passkey_enrolments_user on passkey_enrolments (user_id);
create index passkey_enrolments_expiry on passkey_enrolments (expires_at);
