-- Decisions about people, Spaces, job posts, resumes and applications too: whatever is hidden, whom it concerns is owed the reasons.
alter table moderation_cases
  drop constraint moderation_cases_kind_check,
  add constraint moderation_cases_kind_check
    check (kind in ('post', 'comment', 'channel', 'user', 'space', 'jobpost', 'resume', 'application')),
  -- A person is in author_id, and a Space in space_id: it is about whom it concerns.
  add column job_post_id uuid references job_posts on delete set null,
  add column resume_id uuid references resumes on delete set null,
  add column application_id uuid references applications on delete set null;
create unique index moderation_cases_user on moderation_cases (author_id) where kind = 'user' and state in ('open', 'appealed');
create unique index moderation_cases_of_space on moderation_cases (space_id) where kind = 'space' and state in ('open', 'appealed');
create unique index moderation_cases_job_post on moderation_cases (job_post_id) where kind = 'jobpost' and state in ('open', 'appealed');
create unique index moderation_cases_resume on moderation_cases (resume_id) where kind = 'resume' and state in ('open', 'appealed');
create unique index moderation_cases_application on moderation_cases (application_id) where kind = 'application' and state in ('open', 'appealed');
create index moderation_cases_about_job_post on moderation_cases (job_post_id) where job_post_id is not null;
create index moderation_cases_about_resume on moderation_cases (resume_id) where resume_id is not null;
create index moderation_cases_about_application on moderation_cases (application_id) where application_id is not null;
