-- A person confirms who they are before the account's credentials change: by a code, or by going to a provider again.
alter type code_purpose add value 'stepUp';
alter type social_intent add value 'stepUp';

-- A changed address. The link mailed to the old address restores it until `undo_until`; until then nobody else can take the
-- old address, and the new one resets no password.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  from_email text not null,
  to_email text not null,
  -- Null until the mail is written: the link is derived there, with the key that the worker has.
  undo_hash bytea unique,
  changed_at timestamptz(3) not null,
  undo_until timestamptz(3) not null
);
create index email_changes_user on email_changes (user_id, changed_at);
create index email_changes_from on email_changes (from_email);
create index email_changes_until on email_changes (undo_until);
