-- People whom a Space was shown in talent search on a day (Rome), one row each: their owners read it, and the daily limit counts it.
create table talent_showings (
  space_id uuid not null references spaces on delete cascade,
  day date not null,
  resume_id uuid not null references resumes on delete cascade,
  -- With the name, at least once.
  named boolean not null,
  times integer not null default 1,
  last_at timestamptz(3) not null,
  primary key (space_id, day, resume_id)
);
create index talent_showings_resume on talent_showings (resume_id, last_at desc);
create index talent_showings_day on talent_showings (day);

-- How many people a Space was shown and how many CVs it opened on a day: one row to lock, so that the limits are exact.
create table disclosure_days (
  space_id uuid not null references spaces on delete cascade,
  day date not null,
  shown integer not null default 0,
  opened integer not null default 0,
  primary key (space_id, day)
);
create index disclosure_days_day on disclosure_days (day);

-- Each visit to a shared link; nobody knows of whom. The label stays when the link is withdrawn.
create table share_link_openings (
  id uuid primary key,
  resume_id uuid not null references resumes on delete cascade,
  link_id uuid not null,
  label text not null,
  at timestamptz(3) not null
);
create index share_link_openings_resume on share_link_openings (resume_id, at desc);
create index share_link_openings_at on share_link_openings (at);
create index resume_openings_at on resume_openings (at);
