-- What the members of a Space judge applications by, beside what the post asks for. The words never change: another text is
-- another row, and one that is asked no more keeps its words for the cards that judged it.
create table scorecard_criteria (
  id uuid primary key,
  job_post_id uuid not null references job_posts on delete cascade,
  text text not null,
  added_by uuid references users on delete set null,
  retired_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index scorecard_criteria_text on scorecard_criteria (job_post_id, lower(text)) where retired_at is null;
create index scorecard_criteria_added_by on scorecard_criteria (added_by) where added_by is not null;
select track('scorecard_criteria', 'id', 'text');

create function keep_criterion_words() returns trigger language plpgsql as $$
begin
  if new.text <> old.text or new.job_post_id <> old.job_post_id then
    raise exception 'the words of a criterion do not change';
  end if;
  return new;
end
$$;
create trigger keep_criterion_words before update on scorecard_criteria
  for each row execute function keep_criterion_words();

-- One for each member and application: what it says is its last version.
create table scorecards (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  author_id uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (application_id, author_id)
);
create index scorecards_author on scorecards (author_id) where author_id is not null;
select track('scorecards');

-- Every state that was handed in. The judgements carry the words that were judged.
create table scorecard_versions (
  scorecard_id uuid not null references scorecards on delete cascade,
  seq integer not null,
  judgements jsonb not null,
  at timestamptz(3) not null,
  primary key (scorecard_id, seq)
);
create function keep_scorecard_versions() returns trigger language plpgsql as $$
begin
  raise exception 'what a scorecard said stays';
end
$$;
create trigger keep_scorecard_versions before update on scorecard_versions
  for each row execute function keep_scorecard_versions();

-- A note may be the team's: everybody who recruits changes it, and who did so last is named.
alter table application_notes
  add column shared boolean not null default false,
  add column changed_by uuid references users on delete set null;
create index application_notes_changed_by on application_notes (changed_by) where changed_by is not null;
