-- What a Space does with people whom it found, and questions that are asked again by themselves.

-- Who opened whose CV: for the member ("seen by you") and, in the owner's log, for the owner. Never changed.
create table resume_openings (
  resume_id uuid not null references resumes on delete cascade,
  space_id uuid not null references spaces on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz(3) not null,
  primary key (resume_id, user_id, space_id, at)
);
create index resume_openings_user on resume_openings (user_id, space_id, resume_id, at desc);
create index resume_openings_space on resume_openings (space_id);

create table shortlists (
  id uuid primary key,
  space_id uuid not null references spaces on delete cascade,
  name text not null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index shortlists_name on shortlists (space_id, lower(name));
select track('shortlists', 'id', 'name');

create table shortlist_entries (
  shortlist_id uuid not null references shortlists on delete cascade,
  -- With the resume everything that was noted of it goes.
  resume_id uuid not null references resumes on delete cascade,
  note text,
  added_by uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (shortlist_id, resume_id)
);
create index shortlist_entries_latest on shortlist_entries (shortlist_id, created_at desc, resume_id);
create index shortlist_entries_resume on shortlist_entries (resume_id);
create index shortlist_entries_by on shortlist_entries (added_by) where added_by is not null;
select track('shortlist_entries', 'shortlist_id,resume_id', 'note');

create type offer_state as enum ('sent', 'accepted', 'declined', 'withdrawn', 'expired');
create table contact_offers (
  id uuid primary key,
  space_id uuid not null references spaces on delete cascade,
  resume_id uuid not null references resumes on delete cascade,
  job_post_id uuid references job_posts on delete set null,
  made_by uuid references users on delete set null,
  title text not null,
  salary_min integer not null,
  salary_max integer not null check (salary_max >= salary_min),
  contract_type text not null references vocabulary_entries (code),
  contract_economic_type text references vocabulary_entries (code),
  workplace_type text not null references vocabulary_entries (code),
  city text,
  message text not null,
  state offer_state not null default 'sent',
  -- The talent's, with the answer.
  note text,
  expires_at timestamptz(3) not null,
  answered_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- One that is open, or was accepted, for a Space and a talent: two members who write at once make one.
create unique index contact_offers_one on contact_offers (space_id, resume_id) where state in ('sent', 'accepted');
create index contact_offers_space on contact_offers (space_id, created_at desc, id desc);
create index contact_offers_resume on contact_offers (resume_id, created_at desc, id desc);
create index contact_offers_due on contact_offers (expires_at) where state = 'sent';
create index contact_offers_job_post on contact_offers (job_post_id) where job_post_id is not null;
create index contact_offers_by on contact_offers (made_by) where made_by is not null;
create index contact_offers_contract on contact_offers (contract_type);
create index contact_offers_economic on contact_offers (contract_economic_type) where contract_economic_type is not null;
create index contact_offers_workplace on contact_offers (workplace_type);
select track('contact_offers', 'id', 'title,message,note');

create type alert_frequency as enum ('none', 'atOnce', 'daily', 'weekly');
create table saved_searches (
  id uuid primary key,
  -- Of a talent (jobs), or of a Space (talents).
  user_id uuid references users on delete cascade,
  space_id uuid references spaces on delete cascade,
  -- The member who saved it for the Space, and is told; without them the Space keeps it.
  saved_by uuid references users on delete set null,
  name text not null,
  -- The filters of the payload, as they were sent.
  filters jsonb not null,
  -- What the page's address said, to go back there.
  address text,
  frequency alert_frequency not null default 'daily',
  -- What came before is no news.
  since timestamptz(3) not null,
  -- Up to when the index was asked.
  asked_until timestamptz(3) not null,
  -- When it is to be asked again; null never.
  due_at timestamptz(3),
  opened_at timestamptz(3) not null,
  -- When its question was found to make no sense any more.
  broken_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((user_id is null) <> (space_id is null)),
  check (saved_by is null or space_id is not null)
);
create index saved_searches_user on saved_searches (user_id) where user_id is not null;
create index saved_searches_space on saved_searches (space_id) where space_id is not null;
create index saved_searches_by on saved_searches (saved_by) where saved_by is not null;
create index saved_searches_due on saved_searches (due_at, id) where due_at is not null;
select track('saved_searches', 'id', 'name,filters,address', 'since,asked_until,due_at,opened_at');

-- Each match once, for good: what was told is not told again.
create table saved_search_matches (
  search_id uuid not null references saved_searches on delete cascade,
  -- A job post or a resume.
  target_id uuid not null,
  matched_at timestamptz(3) not null,
  -- With the notification that spoke of it.
  told_at timestamptz(3),
  primary key (search_id, target_id)
);
create index saved_search_matches_fresh on saved_search_matches (search_id, matched_at desc);
create index saved_search_matches_target on saved_search_matches (target_id);

-- Runs of the counterfactual test; the last one stands on a public page.
create table fairness_runs (
  at timestamptz(3) primary key,
  profiles integer not null,
  queries integer not null,
  -- [{ kind, changes }]
  swaps jsonb not null
);
