-- Through what a Space saw the person that day, and whether the person counts against the limit of the day: lists show people
-- beyond the limit without their name, and that is logged too.
alter table talent_showings
  add column surfaces text[] not null default '{search}',
  add column counted boolean not null default true;
