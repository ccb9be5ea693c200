-- What runs at this moment: each process says so every few seconds. Not written to the log: who was killed is not there, and a
-- server that comes up again begins with nobody.
create unlogged table process_beats (
  id uuid primary key,
  app text not null check (app in ('api', 'worker', 'web')),
  started_at timestamptz(3) not null,
  seen_at timestamptz(3) not null default now(),
  -- How busy it is, what it carries and what it alone can see; figures, never a person.
  facts jsonb not null default '{}'
);

-- Mails, whether they left and what the other side answered; never to which address. Kept for thirty days.
create table mail_deliveries (
  id uuid primary key,
  at timestamptz(3) not null default now(),
  template text not null,
  user_id uuid references users on delete set null,
  state text not null check (state in ('sent', 'deferred', 'failed')),
  tries integer not null default 1,
  answer text
);
create index mail_deliveries_at on mail_deliveries (at desc, id desc);
create index mail_deliveries_state on mail_deliveries (state, at desc, id desc);
create index mail_deliveries_user on mail_deliveries (user_id) where user_id is not null;

-- What administrators did to work that got stuck; who and why is in the history of each.
create table operation_acts (
  id uuid primary key,
  act text not null check (act in ('rerun', 'rerunAll', 'discard')),
  queue text not null,
  letter_id text,
  count integer not null,
  created_at timestamptz(3) not null default now()
);
select track('operation_acts');
create trigger operation_acts_are_append_only before update or delete on operation_acts for each row execute function refuse_change();
create trigger operation_acts_are_not_truncated before truncate on operation_acts for each statement execute function refuse_change();
