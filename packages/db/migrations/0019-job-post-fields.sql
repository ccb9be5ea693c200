-- What a post says beyond its title: contract, hours, place of work, travel, schooling, languages, benefits, questions.
create type travel_destination as enum ('national', 'worldwide');
create type language_level as enum ('A1', 'A2', 'B1', 'B2', 'C1', 'C2');

alter table job_posts
  -- In which language it is written.
  add column language text not null default 'it' check (language in ('it', 'en')),
  add column contract_type text references vocabulary_entries (code),
  add column contract_economic_type text references vocabulary_entries (code),
  add column duration_months integer,
  -- Euros a month.
  add column allowance integer,
  add column weekly_hours real,
  add column part_time_hours text,
  add column travel_type text references vocabulary_entries (code),
  add column travel_destination travel_destination,
  add column travel_note text,
  add column workplace_type text references vocabulary_entries (code),
  add column remote_country text,
  add column remote_region text,
  -- Per cent of the time in the office, of a hybrid post.
  add column office_presence integer,
  add column ccnl_level text,
  add column education text references vocabulary_entries (code),
  add column education_mandatory boolean not null default false,
  add column education_field text,
  -- [{ text, kind, mandatory, options }]
  add column screening_questions jsonb not null default '[]',
  -- For whom an agency searches.
  add column hiring_company text,
  add column daily_budget_cents integer check (daily_budget_cents > 0),
  -- The day of Europe/Rome on which its budget ran out: until midnight it is an ordinary post.
  add column budget_spent_on date,
  -- When its Space last said that it is still open, and when it was last asked.
  add column confirmed_at timestamptz(3),
  add column asked_at timestamptz(3),
  -- Premium is paid for by the day.
  add constraint job_posts_budget check (status <> 'published' or plan <> 'premium' or daily_budget_cents is not null);
create index job_posts_still_open on job_posts (confirmed_at) where status = 'published';

-- Published before it was asked: taken as confirmed then.
update job_posts set confirmed_at = published_at where status = 'published';

-- The plan and its budget are of a publication, and end with it.
update job_posts set plan = null where status not in ('published', 'suspended');
alter table job_posts
  add constraint job_posts_plan check ((plan is not null) = (status in ('published', 'suspended'))),
  add constraint job_posts_budget_of_premium check (daily_budget_cents is null or plan = 'premium');

-- Which languages a post asks for. Replaced as a list with the post, whose version they share.
create table job_post_languages (
  job_post_id uuid not null references job_posts on delete cascade,
  language text not null references vocabulary_entries (code),
  level language_level not null,
  mandatory boolean not null default false,
  position integer not null,
  primary key (job_post_id, position)
);
create index job_post_languages_language on job_post_languages (language);

-- What a post gives beside pay. Replaced as a list with the post, whose version they share.
create table job_post_benefits (
  job_post_id uuid not null references job_posts on delete cascade,
  benefit text not null references vocabulary_entries (code),
  detail text,
  position integer not null,
  primary key (job_post_id, position)
);
create index job_post_benefits_benefit on job_post_benefits (benefit);

-- Of which expiry the people of a Space were told; another day is told anew. Apart from the post: a reminder is no change of it.
create table job_post_expiry_reminders (
  job_post_id uuid not null references job_posts on delete cascade,
  expires_at timestamptz(3) not null,
  told_at timestamptz(3) not null,
  primary key (job_post_id, expires_at)
);
