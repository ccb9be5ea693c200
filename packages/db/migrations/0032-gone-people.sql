-- Who is not there for others: few, and asked for wherever people are counted.
create index users_gone on users (id) where not enabled or deletes_at is not null;
