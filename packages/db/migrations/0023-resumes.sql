-- What talents say of themselves, and the CVs that Spaces add. One row is one resume: entries are lists that are replaced with
-- their section, and share its version; skills and languages are rows because others point at the same words.

-- UUIDv7, for rows that the database makes itself.
create function new_id(at timestamptz default clock_timestamp()) returns uuid language sql volatile parallel safe as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;

create table resumes (
  -- Its time is its month and no more: who finds a talent without a name has this id, and must not learn from it in which
  -- millisecond an account was opened.
  id uuid primary key default new_id(date_trunc('month', now())),
  -- Of a talent, or kept by a Space: one of both.
  owner_id uuid unique references users on delete cascade,
  space_id uuid references spaces on delete cascade,
  -- Of a resume that a Space keeps; a talent's name is the account's.
  first_name text,
  last_name text,
  headline text,
  -- { email, phone, city, links }
  contacts jsonb not null default '{}',
  wishes text[] not null default '{}',
  summary text,
  experience jsonb not null default '[]',
  education jsonb not null default '[]',
  certifications jsonb not null default '[]',
  courses jsonb not null default '[]',
  interests jsonb not null default '[]',
  -- They judge: private until shared, item by item.
  comments jsonb not null default '[]',
  aiquestions jsonb not null default '[]',
  proposed_job_positions jsonb not null default '[]',
  proposed_technical_skills jsonb not null default '[]',
  critical_summary jsonb not null default '[]',
  questions jsonb not null default '[]',
  -- Who wrote what is no list: {"summary": "person"}.
  origins jsonb not null default '{}',
  -- Null is the specification's order.
  section_order text[],
  -- Null shows all factual sections.
  shown_sections text[],
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((owner_id is null) <> (space_id is null)),
  check ((space_id is null) = (first_name is null and last_name is null))
);
create index resumes_space on resumes (space_id, created_at desc) where space_id is not null;
select track('resumes', 'id', 'first_name,last_name,headline,contacts,wishes,summary,experience,education,certifications,courses,interests,comments,aiquestions,proposed_job_positions,proposed_technical_skills,critical_summary,questions');

create table resume_skills (
  resume_id uuid not null references resumes on delete cascade,
  item_id text not null,
  kind skill_kind not null,
  -- Null: a word that the taxonomy does not know.
  skill_id uuid references skills,
  name text not null,
  level smallint check (level between 1 and 5),
  origin text not null default 'person',
  position integer not null,
  primary key (resume_id, item_id)
);
create index resume_skills_skill on resume_skills (skill_id) where skill_id is not null;

create table resume_languages (
  resume_id uuid not null references resumes on delete cascade,
  item_id text not null,
  language text not null references vocabulary_entries (code),
  level language_level,
  native boolean not null default false,
  mandatory boolean not null default false,
  origin text not null default 'person',
  position integer not null,
  primary key (resume_id, item_id)
);
create index resume_languages_language on resume_languages (language);

-- Every talent has one from the first moment, empty: nobody has to begin it.
create function begin_resume() returns trigger language plpgsql as $$
begin
  insert into resumes (owner_id) values (new.id);
  return null;
end $$;
create trigger users_resume after insert on users for each row execute function begin_resume();
insert into resumes (owner_id) select id from users;

-- For one use: what it does not say is the resume's.
create table resume_versions (
  id uuid primary key,
  resume_id uuid not null references resumes on delete cascade,
  name text not null,
  headline text,
  summary text,
  -- Names of sections and ids of entries.
  left_out text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index resume_versions_resume on resume_versions (resume_id, created_at);
select track('resume_versions', 'id', 'headline,summary');

-- A link for one use, which can be withdrawn alone. Its owner sees the code again, so it is kept as it is.
create table share_links (
  id uuid primary key,
  resume_id uuid not null references resumes on delete cascade,
  code text not null unique,
  label text not null,
  sections text[] not null,
  anonymous boolean not null default false,
  pdf boolean not null default true,
  expires_at timestamptz(3),
  opened integer not null default 0,
  last_opened_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index share_links_resume on share_links (resume_id, created_at);
select track('share_links', 'id', 'code,label', 'opened,last_opened_at');
