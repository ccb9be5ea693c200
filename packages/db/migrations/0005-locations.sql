-- The gazetteer: Italian comuni by their cadastral code, loaded from a file and never edited by hand.
create table locations (
  id text primary key,
  city text not null,
  province text,
  region text,
  postal_code text,
  country text not null default 'IT',
  lat double precision,
  lon double precision,
  population integer not null default 0
);
create index locations_city on locations (plain(city) text_pattern_ops);
create index locations_population on locations (population desc, id);
