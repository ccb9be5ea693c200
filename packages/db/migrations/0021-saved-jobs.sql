-- Job posts that a person keeps for later.
create table saved_job_posts (
  user_id uuid not null references users on delete cascade,
  job_post_id uuid not null references job_posts on delete cascade,
  saved_at timestamptz(3) not null,
  primary key (user_id, job_post_id)
);
create index saved_job_posts_latest on saved_job_posts (user_id, saved_at desc);
create index saved_job_posts_post on saved_job_posts (job_post_id);
