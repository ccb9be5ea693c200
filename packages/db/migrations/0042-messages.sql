-- What the two sides of an application, or of an offer that was accepted, say to each other.
alter type file_purpose add value 'messageFile';

-- There from the first message on. Its id is the application's or the offer's: who knows the one knows the other.
create table message_threads (
  id uuid primary key,
  space_id uuid not null references spaces on delete cascade,
  talent_id uuid not null references users on delete cascade,
  application_id uuid unique references applications on delete cascade,
  offer_id uuid unique references contact_offers on delete cascade,
  -- The number of the last message, given while this row is held: one order, whoever sends at once. And the last of each side.
  last_seq integer not null default 0,
  last_at timestamptz(3) not null,
  talent_seq integer not null default 0,
  talent_at timestamptz(3),
  space_seq integer not null default 0,
  created_at timestamptz(3) not null,
  check (id = coalesce(application_id, offer_id) and num_nonnulls(application_id, offer_id) = 1)
);
create index message_threads_space on message_threads (space_id, last_at desc, id desc);
create index message_threads_talent on message_threads (talent_id, last_at desc, id desc);

create table messages (
  id uuid primary key,
  thread_id uuid not null references message_threads on delete cascade,
  seq integer not null,
  side text not null check (side in ('talent', 'space')),
  -- Who wrote it for the Space may leave; the Space's words stay.
  author_id uuid references users on delete set null,
  text text not null,
  -- Hidden by a decision: its own side still reads it.
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now(),
  unique (thread_id, seq)
);
create index messages_author on messages (author_id) where author_id is not null;
select track('messages', 'id', 'text');

create table message_files (
  message_id uuid not null references messages on delete cascade,
  place smallint not null,
  file_id uuid not null unique references files on delete cascade,
  primary key (message_id, place)
);

-- How far each has read, and of how much they were told by mail.
create table message_reads (
  thread_id uuid not null references message_threads on delete cascade,
  user_id uuid not null references users on delete cascade,
  seq integer not null default 0,
  told_seq integer not null default 0,
  primary key (thread_id, user_id)
);
create index message_reads_user on message_reads (user_id);

-- Words that a Space sends often, in both languages; {name}, {job} and {space} are filled in when they are used.
create table message_templates (
  id uuid primary key,
  space_id uuid not null references spaces on delete cascade,
  name text not null,
  text_it text not null,
  text_en text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now()
);
create unique index message_templates_name on message_templates (space_id, lower(name));
select track('message_templates');

alter table moderation_cases
  drop constraint moderation_cases_kind_check,
  add constraint moderation_cases_kind_check
    check (kind in ('post', 'comment', 'channel', 'user', 'space', 'jobpost', 'resume', 'application', 'message')),
  add column message_id uuid references messages on delete set null;
create unique index moderation_cases_message on moderation_cases (message_id) where kind = 'message' and state in ('open', 'appealed');
create index moderation_cases_about_message on moderation_cases (message_id) where message_id is not null;
