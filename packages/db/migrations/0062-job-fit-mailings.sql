-- What the weekly mail with jobs that fit sent to each person, best first. `week` is the Monday of the week. Without jobs: there was
-- nothing new, so that a run that is resumed skips the person.
create table job_fit_mailings (
  user_id uuid not null references users on delete cascade,
  week date not null,
  job_post_ids uuid[] not null,
  created_at timestamptz(3) not null,
  primary key (user_id, week)
);
create index job_fit_mailings_week on job_fit_mailings (week);

-- Which order a run of the counterfactual test compared: the talents in a search, or the jobs that fit a CV.
alter table fairness_runs add column direction text not null default 'talents' check (direction in ('talents', 'jobs'));
