create table skill_categories (
  code text primary key,
  parent text references skill_categories,
  label_it text not null,
  label_en text not null,
  sort integer not null
);

-- All the names of a skill as they are compared: without case and accents.
create function plain_names(it text, en text, aliases text[]) returns text[] language sql immutable strict parallel safe
  return (select array_agg(distinct plain(name)) from unnest(array[it, en] || aliases) as name);

create type skill_kind as enum ('technical', 'soft');
create table skills (
  id uuid primary key,
  -- Ours, for good; an import recognises a skill by it, by its uri at ESCO, or by its name.
  code text not null unique,
  label_it text not null,
  label_en text not null,
  aliases text[] not null default '{}',
  kind skill_kind not null,
  category text not null references skill_categories,
  subcategory text references skill_categories,
  esco uuid unique,
  -- How common it is: orders what is offered, and is shown to nobody.
  weight integer not null default 0,
  -- A person wrote it: what a release carries no longer changes its names and its category.
  edited boolean not null default false,
  merged_into uuid references skills,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index skills_category on skills (category, subcategory) where merged_into is null;
create index skills_names on skills using gin (plain_names(label_it, label_en, aliases)) where merged_into is null;
create index skills_merged on skills (merged_into) where merged_into is not null;
select track('skills');

create type skill_suggestion_state as enum ('open', 'approved', 'merged', 'declined');
create table skill_suggestions (
  id uuid primary key,
  user_id uuid references users on delete set null,
  name text not null,
  language text not null,
  category text references skill_categories,
  note text,
  state skill_suggestion_state not null default 'open',
  skill_id uuid references skills on delete set null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index skill_suggestions_open on skill_suggestions (plain(name)) where state = 'open';
create index skill_suggestions_user on skill_suggestions (user_id, created_at desc);
select track('skill_suggestions', 'id', 'note');

-- What a post asks for.
create table job_post_skills (
  job_post_id uuid not null references job_posts on delete cascade,
  skill_id uuid not null references skills,
  mandatory boolean not null default false,
  position integer not null,
  primary key (job_post_id, skill_id)
);
create index job_post_skills_skill on job_post_skills (skill_id);

-- How many published posts asked for a skill when it was last counted: orders the index. What people read is counted when
-- they ask. Apart from the skill, whose history is of what persons did; its own version, because the document has both.
create table skill_counts (
  skill_id uuid primary key references skills on delete cascade,
  job_posts integer not null,
  version integer not null default 1
);

-- Job titles; Italian has two forms.
create table occupations (
  id text primary key,
  it_masculine text not null,
  it_feminine text not null,
  label_en text not null,
  isco08 text,
  aliases text[] not null default '{}',
  weight integer not null default 0,
  version integer not null default 1
);
