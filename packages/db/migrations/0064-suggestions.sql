-- Suggestions that the owner removed or edited, so that they are not made again: the hash of the section and of the code, or of the line
-- that the suggestion rests on. `suggested_from` is the hash of the content from which the current suggestions were made.
alter table resumes add column dismissed_suggestions text[] not null default '{}';
alter table resumes add column suggested_from text;
