-- Jobs that a person marked as not for them. `effect` is what the reason changes in their list of fitting jobs, as ids and codes:
-- {"kind": "city", "city": "Bassano del Grappa"}.
create table job_fit_reasons (
  user_id uuid not null references users on delete cascade,
  job_post_id uuid not null references job_posts on delete cascade,
  reason text not null check (reason in ('place', 'salary', 'field', 'company')),
  effect jsonb not null,
  created_at timestamptz(3) not null,
  primary key (user_id, job_post_id)
);
create index job_fit_reasons_post on job_fit_reasons (job_post_id);

-- Whether the person's CV is compared with jobs, for the person only.
alter table user_settings add column job_fits boolean not null default true;
