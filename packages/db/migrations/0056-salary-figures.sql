-- Figures of the salary compass: what published jobs offer, by job title, year, region, collective agreement and level.
-- One routine computes all of them each night and replaces the rows of the night before.
create table salary_figures (
  occupation_id text not null references occupations on delete cascade,
  year smallint not null,
  -- Null means all regions.
  region text,
  -- A code of the value list `ccnl`; null means all agreements. No foreign key: the rows are replaced each night.
  ccnl text,
  -- A level of the agreement; null means all levels.
  level text,
  ads integer not null check (ads >= 5),
  spaces integer not null check (spaces >= 3),
  -- Gross euros per year at 40 hours a week: quartiles of the jobs' midpoints, rounded.
  low integer not null,
  median integer not null,
  high integer not null,
  check (level is null or ccnl is not null),
  unique nulls not distinct (occupation_id, year, region, ccnl, level)
);

-- When the figures were last computed. One row.
create table salary_publications (
  id boolean primary key default true check (id),
  computed_at timestamptz(3) not null
);
