-- Every act of an administrator, in the transaction that does it: who, which, when and why, also where the thing itself keeps no
-- history. Append-only, as the history is; the request leads from one to the other.
create table admin_acts (
  id uuid primary key,
  at timestamptz(3) not null default now(),
  -- Not a reference: who leaves is an id that points at nobody.
  admin_id uuid not null,
  -- The route, as the contract has it, and the path that was called.
  act text not null,
  path text not null,
  request_id text not null,
  why text not null
);
create index admin_acts_at on admin_acts (at desc, id desc);
create index admin_acts_request on admin_acts (request_id);
create trigger admin_acts_are_append_only before update or delete on admin_acts for each row execute function refuse_change();
create trigger admin_acts_are_not_truncated before truncate on admin_acts for each statement execute function refuse_change();

create trigger admin_views_history after insert or update or delete on admin_views
  for each row execute function write_history('id', '', '');
