-- A person's marks on jobs: jobs that they opened, and jobs and Spaces that they hid from the job search.
create table seen_job_posts (
  user_id uuid not null references users on delete cascade,
  job_post_id uuid not null references job_posts on delete cascade,
  seen_at timestamptz(3) not null,
  primary key (user_id, job_post_id)
);
create index seen_job_posts_latest on seen_job_posts (user_id, seen_at desc);
create index seen_job_posts_post on seen_job_posts (job_post_id);

create table hidden_job_posts (
  user_id uuid not null references users on delete cascade,
  job_post_id uuid not null references job_posts on delete cascade,
  hidden_at timestamptz(3) not null,
  primary key (user_id, job_post_id)
);
create index hidden_job_posts_post on hidden_job_posts (job_post_id);

create table hidden_job_spaces (
  user_id uuid not null references users on delete cascade,
  space_id uuid not null references spaces on delete cascade,
  hidden_at timestamptz(3) not null,
  primary key (user_id, space_id)
);
create index hidden_job_spaces_space on hidden_job_spaces (space_id);
