-- A talent's answer to a job post, and all that happens to it. One per talent and post: the constraint decides, whoever races.
create type application_status as enum
  ('submitted', 'inReview', 'shortlisted', 'interview', 'offer', 'hired', 'rejected', 'withdrawn', 'expired');

-- Name, face and address are hidden from the Space until an application is first moved on; off per post.
alter table job_posts add column blind_stage boolean not null default true;
-- "Java, at least 3 years."
alter table job_post_skills add column min_years smallint check (min_years between 1 and 20);
-- Talents see who may read what they send: by name and role, or by role alone where a member prefers.
alter table members add column named_to_talents boolean not null default true;

create table applications (
  id uuid primary key,
  job_post_id uuid not null references job_posts,
  -- The post's, kept here for the Space's own lists.
  space_id uuid not null references spaces,
  talent_id uuid not null references users on delete cascade,
  status application_status not null default 'submitted',
  -- What stands for a name while nobody may see one: four letters and digits, unlike any other of the post.
  code text not null,
  motivation text not null default '',
  -- [{ text, kind, answer }], with the question as it was asked.
  answers jsonb not null default '[]',
  -- The resume as it was sent: what its owner changes later does not change it.
  snapshot jsonb not null,
  -- The document that goes along, if any; a file of the talent's.
  document_id uuid references files on delete set null,
  -- Requirement by requirement, in the post's order, as it was when it was sent; and the same as letters: m, n, u.
  evidence jsonb not null default '[]',
  verdicts text not null default '',
  met smallint not null default 0,
  -- Ids and codes of the requirements that are met.
  met_of text[] not null default '{}',
  -- What lists show, so that no list opens the whole: { name, image, headline, city, years, line, blind: { headline, line } }.
  card jsonb not null,
  -- What lists are searched by: anybody's words, and those that say who it is.
  open_words text not null default '',
  named_words text not null default '',
  blind boolean not null,
  revealed_at timestamptz(3),
  -- When it was last sent, and when it last moved.
  sent_at timestamptz(3) not null,
  moved_at timestamptz(3) not null,
  -- Until when an answer was promised; null where none is owed.
  reply_by timestamptz(3),
  -- The first answer since it was sent.
  answered_at timestamptz(3),
  -- The Space took it out of its lists; the talent keeps it.
  hidden_at timestamptz(3),
  tags text[] not null default '{}',
  -- The end of its timeline: a row that somebody takes away is missed.
  steps integer not null default 0,
  last_hash bytea,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (talent_id, job_post_id),
  unique (job_post_id, code)
);
-- A lane of a board, a post's list and a Space's list, each by arrival; and by criteria evidenced.
create index applications_lane on applications (job_post_id, status, sent_at, id) where hidden_at is null;
create index applications_lane_met on applications (job_post_id, status, met desc, id) where hidden_at is null;
create index applications_post on applications (job_post_id, sent_at, id) where hidden_at is null;
-- With all that is counted of a Space, so that counting reads no row.
create index applications_space on applications (space_id, sent_at, id) include (status, reply_by, answered_at, hidden_at);
create index applications_answered on applications (space_id, answered_at) include (sent_at) where answered_at is not null;
create index applications_code on applications (code);
create index applications_talent on applications (talent_id, sent_at desc, id);
-- What is owed, by deadline.
create index applications_owed on applications (space_id, reply_by) where reply_by is not null;
create index applications_owed_all on applications (reply_by) where reply_by is not null;
create index applications_open_words on applications using gin (open_words gin_trgm_ops);
create index applications_named_words on applications using gin (named_words gin_trgm_ops);
create index applications_document on applications (document_id) where document_id is not null;
select track('applications', 'id', 'motivation,answers,snapshot,evidence,card,open_words,named_words,tags', 'steps,last_hash');

-- What happened to it: who, when, from, to, why. Append-only, and each row signs the one before it.
create type application_step_kind as enum ('sent', 'moved', 'revealed', 'withdrawn', 'expired', 'undone', 'hidden');
create table application_steps (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  seq integer not null,
  kind application_step_kind not null,
  from_status application_status,
  to_status application_status not null,
  -- Null: by itself. Not a reference: who leaves is an id that points at nobody.
  actor_id uuid,
  -- A code, where one is wanted; and what it needs: { requirements, suggestedJobPostId }.
  reason text,
  data jsonb not null default '{}',
  -- What the talent reads: { it, en }.
  words jsonb,
  -- The step that this one takes back.
  undoes uuid,
  at timestamptz(3) not null,
  -- From when the talent is told: before that it can be undone.
  told_at timestamptz(3) not null,
  previous bytea,
  hash bytea not null,
  unique (application_id, seq)
);
create index application_steps_actor on application_steps (actor_id) where actor_id is not null;

-- Milliseconds and sorted keys, so that the same row always says the same.
create function application_step_hash(step application_steps) returns bytea language sql stable
  return sha256(coalesce(step.previous, ''::bytea) || convert_to(jsonb_build_object(
    'id', step.id, 'application', step.application_id, 'seq', step.seq, 'kind', step.kind, 'from', step.from_status,
    'to', step.to_status, 'actor', step.actor_id, 'reason', step.reason, 'data', step.data, 'words', step.words,
    'undoes', step.undoes, 'at', (extract(epoch from step.at) * 1000)::bigint,
    'told', (extract(epoch from step.told_at) * 1000)::bigint)::text, 'UTF8'));

-- The application's row is locked first, so that two who move it at once come one after the other, without a gap.
create function chain_application_step() returns trigger language plpgsql as $$
begin
  select steps + 1, last_hash into new.seq, new.previous from applications where id = new.application_id for update;
  new.hash := application_step_hash(new);
  update applications set steps = new.seq, last_hash = new.hash where id = new.application_id;
  return new;
end $$;
create trigger application_steps_chain before insert on application_steps for each row execute function chain_application_step();

-- Gone with its application, which only a person's own erasure takes away; never alone.
create function keep_application_steps() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from applications where id = old.application_id) then
    return old;
  end if;
  raise exception 'the timeline cannot be changed' using errcode = 'insufficient_privilege';
end $$;
create trigger application_steps_stay before update or delete on application_steps for each row execute function keep_application_steps();
create trigger application_steps_not_truncated before truncate on application_steps for each statement execute function refuse_change();

-- The first row that does not follow from the one before it; 0 where the end is missing, null where all is whole.
create function broken_application_step(wanted uuid) returns integer language sql stable as $$
  with chain as (
    select s.seq, s.hash = application_step_hash(s) as own,
      s.previous is not distinct from lag(s.hash) over (order by s.seq) as follows,
      s.seq = row_number() over (order by s.seq) as counted, s.hash
    from application_steps s where s.application_id = wanted)
  select coalesce(
    (select min(seq) from chain where not (own and follows and counted)),
    (select 0 from applications a where a.id = wanted and (a.steps <> (select count(*) from chain)
      or a.last_hash is distinct from (select hash from chain order by seq desc limit 1))))
$$;

-- What members say about it among themselves.
create table application_notes (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  author_id uuid references users on delete set null,
  text text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index application_notes_application on application_notes (application_id, created_at);
create index application_notes_author on application_notes (author_id) where author_id is not null;
select track('application_notes', 'id', 'text');

-- Who saw the evidence and who began to apply, once each: for statistics.
create type apply_signal as enum ('evidenceSeen', 'applyStarted');
create table apply_signals (
  job_post_id uuid not null references job_posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  kind apply_signal not null,
  at timestamptz(3) not null,
  primary key (job_post_id, user_id, kind)
);
create index apply_signals_user on apply_signals (user_id);

-- A Space's own words for the fixed states.
create table stage_labels (
  space_id uuid not null references spaces on delete cascade,
  status application_status not null,
  label_it text not null,
  label_en text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (space_id, status)
);
select track('stage_labels', 'space_id,status');
