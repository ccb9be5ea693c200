-- What an AI may do, what it did, and what it was asked.

-- A person's own choices. What leaves this machine is asked for first.
alter table user_settings
  add column ai_assistant boolean not null default true,
  add column ai_suggestions boolean not null default true,
  add column ai_external boolean not null default false;

-- What a Space lets an AI do; without a row, the defaults.
create table ai_space_settings (
  space_id uuid primary key references spaces on delete cascade,
  assistant boolean not null default true,
  job_descriptions boolean not null default true,
  external_model boolean not null default false,
  -- Null: as much as the installation gives.
  monthly_budget_cents integer check (monthly_budget_cents >= 0),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
select track('ai_space_settings', 'space_id');

create type ai_outcome as enum ('running', 'answered', 'fellBack', 'declined', 'failed', 'cancelled', 'abandoned');
-- The register: no content, ever. A call to a model reserves what it may cost before it begins; a reservation that nobody
-- settled counts only until it expires, so that a process that died took nothing.
create table ai_calls (
  id uuid primary key,
  at timestamptz(3) not null,
  task text not null,
  -- Who asked; null for the product itself, and for who left.
  user_id uuid references users on delete set null,
  space_id uuid references spaces on delete cascade,
  engine text not null check (engine in ('onBox', 'model')),
  model text,
  data_classes text[] not null,
  -- How many people's data were read; who they are stands beside it, as long as they are here.
  people integer not null default 0,
  outcome ai_outcome not null,
  reserved_micros bigint not null default 0,
  expires_at timestamptz(3),
  tokens_in integer not null default 0,
  tokens_out integer not null default 0,
  cost_micros bigint not null default 0,
  ended_at timestamptz(3),
  check ((outcome = 'running') = (ended_at is null))
);
create index ai_calls_space on ai_calls (space_id, at desc, id desc) where space_id is not null;
create index ai_calls_user on ai_calls (user_id, at desc, id desc) where user_id is not null;
create index ai_calls_running on ai_calls (expires_at) where outcome = 'running';

-- Whose data a call read, as long as they are here.
create table ai_call_subjects (
  user_id uuid not null references users on delete cascade,
  call_id uuid not null references ai_calls on delete cascade,
  primary key (user_id, call_id)
);
create index ai_call_subjects_call on ai_call_subjects (call_id);

-- One for each asker and topic.
create table ai_conversations (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  space_id uuid references spaces on delete cascade,
  about text not null,
  about_id uuid not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index ai_conversations_topic on ai_conversations
  (user_id, about, about_id, coalesce(space_id, '00000000-0000-0000-0000-000000000000'));
create index ai_conversations_space on ai_conversations (space_id) where space_id is not null;

-- A question and its answer, with the lines that it quotes.
create table ai_messages (
  id uuid primary key,
  conversation_id uuid not null references ai_conversations on delete cascade,
  question text not null,
  language text not null check (language in ('it', 'en')),
  answer jsonb not null,
  created_at timestamptz(3) not null
);
create index ai_messages_conversation on ai_messages (conversation_id, created_at desc, id desc);

-- Whom an answer quotes: when one of them goes, so does the answer.
create table ai_message_subjects (
  message_id uuid not null references ai_messages on delete cascade,
  resume_id uuid references resumes on delete cascade,
  application_id uuid references applications on delete cascade,
  check ((resume_id is null) <> (application_id is null))
);
create index ai_message_subjects_message on ai_message_subjects (message_id);
create index ai_message_subjects_resume on ai_message_subjects (resume_id) where resume_id is not null;
create index ai_message_subjects_application on ai_message_subjects (application_id) where application_id is not null;
create function forget_ai_message() returns trigger language plpgsql as $$
begin
  delete from ai_messages where id = old.message_id;
  return old;
end $$;
create trigger forget_ai_message after delete on ai_message_subjects
  for each row execute function forget_ai_message();

-- What a model made of a document: ranges of lines, no words. By the file's hash, so that a second try costs nothing.
create table ai_readings (
  hash text not null,
  prompt text not null,
  model text not null,
  ranges jsonb not null,
  created_at timestamptz(3) not null default now(),
  primary key (hash, prompt, model)
);

-- Paragraphs of the description that were drafted by an AI and not touched since.
alter table job_posts add column drafted_paragraphs text[] not null default '{}';
