-- Who may be the same person among a Space's applications and its own candidates. Signs are kept as hashes: this is no second
-- place where addresses stand. All of it goes with the application or candidate that it was made from.
create table duplicate_subjects (
  -- That of the application or of the candidate.
  id uuid primary key,
  space_id uuid not null references spaces on delete cascade,
  application_id uuid unique references applications on delete cascade,
  candidate_id uuid unique references candidates on delete cascade,
  -- Of the words of the CV; null where it says too little.
  fingerprint bigint,
  -- Null: its signs are still to be made.
  marked_at timestamptz(3),
  check (id = coalesce(application_id, candidate_id) and num_nonnulls(application_id, candidate_id) = 1)
);
create index duplicate_subjects_waiting on duplicate_subjects (id) where marked_at is null;
create index duplicate_subjects_space on duplicate_subjects (space_id);

create table duplicate_marks (
  subject_id uuid not null references duplicate_subjects on delete cascade,
  space_id uuid not null references spaces on delete cascade,
  -- Of a CV a part of the fingerprint: two that differ in few bits have a part in common.
  kind text not null check (kind in ('email', 'phone', 'cv')),
  value bytea not null,
  primary key (subject_id, kind, value)
);
create index duplicate_marks_value on duplicate_marks (space_id, kind, value);

-- What members said of two of them.
create table duplicate_pairs (
  first_id uuid not null references duplicate_subjects on delete cascade,
  second_id uuid not null references duplicate_subjects on delete cascade,
  verdict text not null check (verdict in ('same', 'different')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz(3) not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (first_id, second_id),
  check (first_id < second_id)
);
create index duplicate_pairs_second on duplicate_pairs (second_id);
create index duplicate_pairs_decided_by on duplicate_pairs (decided_by) where decided_by is not null;
select track('duplicate_pairs', 'first_id,second_id');

-- Whoever writes the row, the worker hears of it; one that is sent again is read again.
create function await_duplicate_marks() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'applications' then
    insert into duplicate_subjects (id, space_id, application_id) values (new.id, new.space_id, new.id)
    on conflict (id) do update set marked_at = null;
  else
    insert into duplicate_subjects (id, space_id, candidate_id) values (new.resume_id, new.space_id, new.resume_id)
    on conflict (id) do update set marked_at = null;
  end if;
  return null;
end
$$;
create trigger applications_duplicates after insert or update of snapshot on applications
  for each row execute function await_duplicate_marks();
create trigger candidates_duplicates after insert on candidates
  for each row execute function await_duplicate_marks();

insert into duplicate_subjects (id, space_id, application_id) select id, space_id, id from applications;
insert into duplicate_subjects (id, space_id, candidate_id) select resume_id, space_id, resume_id from candidates;
