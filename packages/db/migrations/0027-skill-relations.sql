-- Which skill shows another: PostgreSQL is a case of SQL (narrower: who has it has the other), Docker is near Kubernetes
-- (related: not the same, and worth saying). From the reference list alone.
create type skill_relation as enum ('narrower', 'related');
create table skill_relations (
  skill_id uuid not null references skills on delete cascade,
  other_id uuid not null references skills on delete cascade,
  kind skill_relation not null,
  primary key (skill_id, other_id),
  check (skill_id <> other_id)
);
comment on table skill_relations is 'skill_id is narrower than other_id, or related to it; related ones stand once and count both ways';
create index skill_relations_other on skill_relations (other_id);
