-- People and Spaces talk: channels, posts, comments, likes, follows, what one does not want to see, and what was reported.

alter type file_purpose add value 'postImage';
alter type file_purpose add value 'channelCover';

create type channel_type as enum ('open', 'onRequest', 'closed');
-- Rooms by trade, right or place. Posts of one that is not open are its members' alone; a closed one is not even listed.
create table channels (
  id uuid primary key,
  name text not null,
  url text not null,
  type channel_type not null default 'open',
  topic text not null check (topic in ('trade', 'rights', 'place', 'other')),
  description text not null default '',
  rules text[] not null default '{}',
  cover_id uuid references files on delete set null,
  created_by uuid references users on delete set null,
  enabled boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index channels_url on channels (url);
create index channels_cover on channels (cover_id) where cover_id is not null;
create index channels_created_by on channels (created_by) where created_by is not null;
select track('channels');

-- Who is in a channel, or asks to be, or was asked.
create table channel_members (
  channel_id uuid not null references channels on delete cascade,
  user_id uuid not null references users on delete cascade,
  state text not null default 'member' check (state in ('member', 'asked', 'invited')),
  role text not null default 'member' check (role in ('member', 'moderator')),
  notices text not null default 'mentions' check (notices in ('all', 'mentions', 'none')),
  -- What came after it is new.
  seen_at timestamptz(3) not null default now(),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (channel_id, user_id)
);
create index channel_members_user on channel_members (user_id, state);
-- How many are in it, and who, without reading the rows.
create index channel_members_list on channel_members (channel_id, state, created_at, user_id);
select track('channel_members', 'channel_id,user_id', '', 'seen_at');

-- A channel that somebody would like, with who would write in it.
create table channel_proposals (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  why text not null,
  -- Users, by their ids: who leaves is not named in it any more.
  people uuid[] not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  channel_id uuid references channels on delete set null,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index channel_proposals_user on channel_proposals (user_id);
create index channel_proposals_open on channel_proposals (created_at) where state = 'open';
create index channel_proposals_channel on channel_proposals (channel_id) where channel_id is not null;
select track('channel_proposals', 'id', 'why');

-- What a page on the web says of itself, asked once for everybody; its image is our own copy.
create table link_previews (
  id uuid primary key,
  -- The address as it was normalised, hashed: addresses may be long.
  url_hash bytea not null,
  url text not null,
  title text,
  description text,
  site text,
  image_key text,
  image_type text,
  image_width integer,
  image_height integer,
  -- Why there is nothing to show; null where there is.
  failure text,
  fetched_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create unique index link_previews_url on link_previews (url_hash);
create index link_previews_age on link_previews (fetched_at);

-- What a person says, as themselves or in the name of a Space; `house` is who runs the installation.
create table posts (
  id uuid primary key,
  -- Null where who wrote it for a Space has left.
  author_id uuid references users on delete set null,
  voice text not null check (voice in ('person', 'space', 'house')),
  space_id uuid references spaces on delete cascade,
  channel_id uuid references channels on delete cascade,
  text text not null,
  tags text[] not null default '{}',
  job_post_id uuid references job_posts on delete set null,
  preview_id uuid references link_previews on delete set null,
  enabled boolean not null default true,
  -- When its words last changed after it was published.
  edited_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now(),
  check ((voice = 'space') = (space_id is not null))
);
create index posts_latest on posts (created_at desc, id desc);
create index posts_author on posts (author_id, created_at desc, id desc);
create index posts_space on posts (space_id, created_at desc, id desc) where space_id is not null;
create index posts_channel on posts (channel_id, created_at desc, id desc) where channel_id is not null;
create index posts_tags on posts using gin (tags);
create index posts_words on posts using gin (to_tsvector('simple', text));
create index posts_job_post on posts (job_post_id) where job_post_id is not null;
create index posts_preview on posts (preview_id) where preview_id is not null;
select track('posts', 'id', 'text,tags');

-- What a person wrote as themselves goes with them.
create function remove_own_posts() returns trigger language plpgsql as $$
begin
  delete from posts where author_id = old.id and voice = 'person';
  return old;
end $$;
create trigger users_posts before delete on users for each row execute function remove_own_posts();

-- What a post said before it was changed.
create table post_versions (
  post_id uuid not null references posts on delete cascade,
  version integer not null,
  text text not null,
  -- Until when it said so.
  until timestamptz(3) not null,
  primary key (post_id, version)
);

-- The pictures of a post, in order, with words for who does not see them.
create table post_images (
  post_id uuid not null references posts on delete cascade,
  place integer not null check (place between 0 and 7),
  file_id uuid not null references files on delete cascade,
  alt text not null default '',
  primary key (post_id, place)
);
create unique index post_images_file on post_images (file_id);

-- What is not published yet: one for each voice of a person.
create table post_drafts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  space_id uuid references spaces on delete cascade,
  draft jsonb not null,
  updated_at timestamptz(3) not null
);
create unique index post_drafts_voice on post_drafts (user_id, coalesce(space_id, '00000000-0000-0000-0000-000000000000'));
create index post_drafts_space on post_drafts (space_id) where space_id is not null;

-- Two levels: a comment on a post, and an answer to it.
create table comments (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  parent_id uuid references comments on delete cascade,
  author_id uuid references users on delete set null,
  voice text not null check (voice in ('person', 'space', 'house')),
  space_id uuid references spaces on delete cascade,
  -- Null: its author took it away, and answers to it are still there.
  text text,
  enabled boolean not null default true,
  edited_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now(),
  check ((voice = 'space') = (space_id is not null))
);
create index comments_post on comments (post_id, created_at, id);
create index comments_parent on comments (parent_id, created_at, id) where parent_id is not null;
create index comments_author on comments (author_id, created_at desc);
create index comments_space on comments (space_id) where space_id is not null;
select track('comments', 'id', 'text');

-- What a person said goes with them; where others answered, its place stays, empty.
create function remove_own_comments() returns trigger language plpgsql as $$
begin
  delete from comments own where own.author_id = old.id and own.voice = 'person' and not exists (
    select from comments answer where answer.parent_id = own.id
      and (answer.author_id is distinct from old.id or answer.voice <> 'person'));
  update comments set text = null where author_id = old.id and voice = 'person' and text is not null;
  return old;
end $$;
create trigger users_comments before delete on users for each row execute function remove_own_comments();

-- Whom a post or a comment speaks to, by the name that stands in it.
create table mentions (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  -- Null: in the post itself.
  comment_id uuid references comments on delete cascade,
  name text not null,
  user_id uuid references users on delete cascade,
  space_id uuid references spaces on delete cascade,
  check (num_nonnulls(user_id, space_id) = 1)
);
create index mentions_post on mentions (post_id);
create index mentions_comment on mentions (comment_id) where comment_id is not null;
create index mentions_user on mentions (user_id) where user_id is not null;
create index mentions_space on mentions (space_id) where space_id is not null;

-- Who likes a post; once each, whatever the network does.
create table post_likes (
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (post_id, user_id)
);
create index post_likes_latest on post_likes (post_id, created_at desc, user_id);
create index post_likes_user on post_likes (user_id, post_id);

-- Who likes a comment.
create table comment_likes (
  comment_id uuid not null references comments on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null,
  primary key (comment_id, user_id)
);
create index comment_likes_user on comment_likes (user_id, comment_id);

-- Sums, each in sixteen parts by who acts: a thousand at once do not wait for one row. Kept by triggers, so that whatever takes
-- a like or a comment away, a person's leaving too, is counted.
create table post_counts (
  post_id uuid not null references posts on delete cascade,
  part smallint not null,
  likes integer not null default 0,
  comments integer not null default 0,
  primary key (post_id, part)
);

create function part_of(who uuid) returns smallint language sql immutable parallel safe as
  $$ select (get_byte(uuid_send(coalesce(who, '00000000-0000-0000-0000-000000000000')), 15) & 15)::smallint $$;

create function add_to_post(post uuid, who uuid, more_likes integer, more_comments integer) returns void language plpgsql as $$
begin
  update post_counts set likes = likes + more_likes, comments = comments + more_comments
    where post_id = post and part = part_of(who);
  -- A post that is on its way out has no row, and needs none.
  if not found and more_likes + more_comments > 0 then
    insert into post_counts (post_id, part, likes, comments) values (post, part_of(who), more_likes, more_comments)
      on conflict (post_id, part) do update
      set likes = post_counts.likes + excluded.likes, comments = post_counts.comments + excluded.comments;
  end if;
end $$;

-- Whether who speaks is there: neither disabled nor leaving. Held until the end, so that who goes at the same instant is counted
-- after what they did, or not at all.
create function is_there(voice text, who uuid, space uuid) returns boolean language plpgsql as $$
begin
  if voice = 'person' then perform from users where id = who and enabled and deletes_at is null for share; return found; end if;
  if voice = 'space' then perform from spaces where id = space and enabled for share; return found; end if;
  return true;
end $$;

create function count_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if is_there('person', new.user_id, null) then perform add_to_post(new.post_id, new.user_id, 1, 0); end if;
  elsif is_there('person', old.user_id, null) then perform add_to_post(old.post_id, old.user_id, -1, 0);
  end if;
  return null;
end $$;
create trigger post_likes_count after insert or delete on post_likes for each row execute function count_like();

-- One that was taken away or disabled is none. The part is the comment's own: its author may leave, and with it the name.
create function count_comment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.enabled and old.text is not null and is_there(old.voice, old.author_id, old.space_id) then
    perform add_to_post(old.post_id, old.id, 0, -1);
  end if;
  if tg_op <> 'DELETE' and new.enabled and new.text is not null and is_there(new.voice, new.author_id, new.space_id) then
    perform add_to_post(new.post_id, new.id, 0, 1);
  end if;
  return null;
end $$;
create trigger comments_count after insert or delete or update of enabled, text on comments
  for each row execute function count_comment();

-- Who is disabled, or leaves, or comes back: what they liked and said is counted accordingly, as it is shown.
create function count_coming_and_going() returns trigger language plpgsql as $$
declare more integer := -1;
begin
  if tg_table_name = 'users' then
    if new.enabled and new.deletes_at is null then more := 1; end if;
    insert into post_counts (post_id, part, likes)
      select post_id, part_of(user_id), more from post_likes where user_id = new.id order by post_id
      on conflict (post_id, part) do update set likes = post_counts.likes + excluded.likes;
  elsif new.enabled then more := 1;
  end if;
  insert into post_counts (post_id, part, comments)
    select post_id, part_of(id), more * count(*) from comments
    where enabled and text is not null and case tg_table_name when 'users' then author_id = new.id and voice = 'person'
      else space_id = new.id end
    group by 1, 2 order by 1, 2
    on conflict (post_id, part) do update set comments = post_counts.comments + excluded.comments;
  return null;
end $$;
create trigger users_counts after update of enabled, deletes_at on users for each row
  when ((old.enabled and old.deletes_at is null) is distinct from (new.enabled and new.deletes_at is null))
  execute function count_coming_and_going();
create trigger spaces_counts after update of enabled on spaces for each row
  when (old.enabled is distinct from new.enabled) execute function count_coming_and_going();

-- While they are still there to be counted.
create function remove_own_likes() returns trigger language plpgsql as $$
begin
  delete from post_likes where user_id = old.id;
  return old;
end $$;
create trigger users_likes before delete on users for each row execute function remove_own_likes();
create function remove_space_comments() returns trigger language plpgsql as $$
begin
  delete from comments where space_id = old.id;
  return old;
end $$;
create trigger spaces_comments before delete on spaces for each row execute function remove_space_comments();

-- People, Spaces and tags whose posts one wants to see; channels are joined.
create table follows (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  person_id uuid references users on delete cascade,
  space_id uuid references spaces on delete cascade,
  tag text,
  created_at timestamptz(3) not null,
  check (num_nonnulls(person_id, space_id, tag) = 1),
  check (person_id <> user_id)
);
create unique index follows_person on follows (user_id, person_id) where person_id is not null;
create unique index follows_space on follows (user_id, space_id) where space_id is not null;
create unique index follows_tag on follows (user_id, tag) where tag is not null;
create index follows_of_person on follows (person_id) where person_id is not null;
create index follows_of_space on follows (space_id) where space_id is not null;

-- Whom one does not want to see (mute), or who is not to be seen by each other at all (block).
create table blocks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('mute', 'block')),
  person_id uuid references users on delete cascade,
  space_id uuid references spaces on delete cascade,
  created_at timestamptz(3) not null,
  check (num_nonnulls(person_id, space_id) = 1),
  -- A Space is not a person: it can only be muted.
  check (kind = 'mute' or person_id is not null),
  check (person_id <> user_id)
);
create unique index blocks_person on blocks (user_id, person_id) where person_id is not null;
create unique index blocks_space on blocks (user_id, space_id) where space_id is not null;
create index blocks_of_person on blocks (person_id, kind) where person_id is not null;
create index blocks_of_space on blocks (space_id) where space_id is not null;

-- Until when somebody has seen the common feed.
create table feed_reads (
  user_id uuid primary key references users on delete cascade,
  seen_at timestamptz(3) not null
);

-- One for each thing that was reported, while it is open; a decision ends it, with its reasons.
create table moderation_cases (
  id uuid primary key,
  kind text not null check (kind in ('post', 'comment', 'channel')),
  post_id uuid references posts on delete set null,
  comment_id uuid references comments on delete set null,
  channel_id uuid references channels on delete set null,
  -- Whose it is, for who must be told; what a Space said is the Space's.
  author_id uuid references users on delete set null,
  space_id uuid references spaces on delete set null,
  -- What it said when it was reported: what is judged must not change under the judge.
  quoted text not null,
  state text not null default 'open' check (state in ('open', 'decided', 'appealed', 'closed')),
  decision text check (decision in ('kept', 'disabled')),
  ground text check (ground in ('law', 'terms')),
  -- Which law, or which rule.
  rule text,
  explanation text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz(3),
  appeal text,
  appealed_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now(),
  check ((state = 'open') = (decision is null))
);
create unique index moderation_cases_post on moderation_cases (post_id) where kind = 'post' and state in ('open', 'appealed');
create unique index moderation_cases_comment on moderation_cases (comment_id) where kind = 'comment' and state in ('open', 'appealed');
create unique index moderation_cases_channel on moderation_cases (channel_id) where kind = 'channel' and state in ('open', 'appealed');
create index moderation_cases_latest on moderation_cases (created_at desc, id desc);
create index moderation_cases_author on moderation_cases (author_id) where author_id is not null;
create index moderation_cases_space on moderation_cases (space_id) where space_id is not null;
create index moderation_cases_decided_by on moderation_cases (decided_by) where decided_by is not null;
select track('moderation_cases', 'id', 'quoted,explanation,appeal');

-- Who reported what, and why; nobody but the house knows who.
create table reports (
  id uuid primary key,
  case_id uuid not null references moderation_cases on delete cascade,
  user_id uuid references users on delete set null,
  reason text not null check (reason in ('spam', 'irregularJob', 'hate', 'privacy', 'other')),
  note text,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null default now(),
  unique (case_id, user_id)
);
create index reports_user on reports (user_id, created_at desc) where user_id is not null;
select track('reports', 'id', 'note');

-- What a notification of the feed speaks of: with it goes what was said of it, and who is blocked is not heard of.
alter table notifications
  add column post_id uuid references posts on delete cascade,
  add column comment_id uuid references comments on delete cascade,
  add column channel_id uuid references channels on delete cascade,
  add column from_id uuid references users on delete cascade;
create index notifications_post on notifications (post_id) where post_id is not null;
create index notifications_comment on notifications (comment_id) where comment_id is not null;
create index notifications_channel on notifications (channel_id) where channel_id is not null;
create index notifications_from on notifications (from_id) where from_id is not null;
