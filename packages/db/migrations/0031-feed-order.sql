-- Ways into the feed that are already in its order: a page reads what it shows and little more, however much was said.

create index posts_common on posts (created_at desc, id desc) where channel_id is null;
create index posts_of_spaces on posts (created_at desc, id desc) where voice = 'space';
-- Of whom one follows, what stands in channels: the rest is in the common feed anyway.
create index posts_author_channel on posts (author_id, created_at desc, id desc) where channel_id is not null and voice = 'person';
create index posts_space_channel on posts (space_id, created_at desc, id desc) where channel_id is not null and voice = 'space';

-- The tags of posts in order of time: an array's index knows who has a tag, and not who had it last.
create table post_tags (
  tag text not null,
  created_at timestamptz(3) not null,
  post_id uuid not null references posts on delete cascade,
  primary key (tag, created_at, post_id)
);
create index post_tags_post on post_tags (post_id);

create function keep_post_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from post_tags where post_id = new.id and tag <> all (new.tags);
  end if;
  insert into post_tags (tag, created_at, post_id) select distinct t, new.created_at, new.id from unnest(new.tags) t
    on conflict do nothing;
  return null;
end $$;
create trigger posts_tags_kept after insert or update of tags on posts for each row execute function keep_post_tags();
insert into post_tags (tag, created_at, post_id) select distinct t, p.created_at, p.id from posts p, unnest(p.tags) t;
-- What the array's index was for.
drop index posts_tags;
