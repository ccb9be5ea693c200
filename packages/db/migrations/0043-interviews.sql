-- Times that a Space proposes to somebody, and the one that they take.
create extension if not exists btree_gist;

create type interview_state as enum ('proposed', 'noneFits', 'confirmed', 'moveAsked', 'cancelled', 'expired');
create type interview_way as enum ('video', 'onSite', 'phone');
create type interview_side as enum ('member', 'talent', 'system');

create table interviews (
  id uuid primary key,
  space_id uuid not null references spaces on delete cascade,
  -- What it is part of: an application, or an offer that was accepted.
  application_id uuid references applications on delete cascade,
  offer_id uuid references contact_offers on delete cascade,
  talent_id uuid not null references users on delete cascade,
  made_by uuid references users on delete set null,
  state interview_state not null default 'proposed',
  -- What can be picked now; earlier proposals are in the steps.
  slots timestamptz(3)[] not null check (cardinality(slots) between 2 and 8),
  minutes smallint not null check (minutes in (15, 30, 45, 60, 90)),
  way interview_way not null,
  -- A link, an address, or what is said about a call.
  place text,
  about text not null,
  answer_by timestamptz(3) not null,
  -- What was picked; null while nothing is.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  -- Of the calendar entry: grows with every change that a calendar must hear of.
  sequence integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((application_id is null) <> (offer_id is null)),
  check ((state in ('confirmed', 'moveAsked')) = (starts_at is not null)),
  check ((starts_at is null) = (ends_at is null))
);
create index interviews_application on interviews (application_id, created_at desc) where application_id is not null;
create index interviews_offer on interviews (offer_id, created_at desc) where offer_id is not null;
create index interviews_space on interviews (space_id, created_at desc, id desc);
create index interviews_upcoming on interviews (space_id, starts_at) where starts_at is not null;
create index interviews_talent on interviews (talent_id, created_at desc, id desc);
create index interviews_due on interviews (answer_by) where state = 'proposed';
create index interviews_by on interviews (made_by) where made_by is not null;
select track('interviews', 'id', 'place,about', 'sequence');

-- Who is there for the Space, and from when to when once a time was picked: nobody is in two at once, whoever races.
create table interview_members (
  interview_id uuid not null references interviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  space_id uuid not null references spaces on delete cascade,
  span tstzrange,
  primary key (interview_id, user_id),
  constraint interview_members_once exclude using gist (space_id with =, user_id with =, span with &&) where (span is not null)
);
create index interview_members_user on interview_members (user_id);

-- Everything that happened to it: who, when, what was said. Nothing in it changes.
create type interview_step_kind as enum ('proposed', 'picked', 'noneFits', 'moveAsked', 'cancelled', 'expired');
create table interview_steps (
  id uuid primary key,
  interview_id uuid not null references interviews on delete cascade,
  kind interview_step_kind not null,
  side interview_side not null,
  -- Null: by itself. Not a reference: who leaves is an id that points at nobody.
  actor_id uuid,
  -- Of who asked for other times, or called it off.
  words text,
  -- { slots } of a proposal, { startsAt } of a pick, and of what was given up.
  data jsonb not null default '{}',
  at timestamptz(3) not null
);
create index interview_steps_interview on interview_steps (interview_id, at, id);
create trigger interview_steps_stay before update on interview_steps for each row execute function refuse_change();

-- Where a person lives by the clock, as their browser said; null is Italy.
alter table user_settings add column time_zone text;
