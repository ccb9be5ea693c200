-- How many are in a channel, in sixteen parts by who they are: a thousand who join at once do not wait for one row. Kept by a
-- trigger, so that whatever takes somebody out, their leaving too, is counted.
create table channel_counts (
  channel_id uuid not null references channels on delete cascade,
  part smallint not null,
  members integer not null default 0,
  primary key (channel_id, part)
);

create function add_to_channel(channel uuid, who uuid, more integer) returns void language plpgsql as $$
begin
  update channel_counts set members = members + more where channel_id = channel and part = part_of(who);
  -- A channel that is on its way out has no row, and needs none.
  if not found and more > 0 then
    insert into channel_counts (channel_id, part, members) values (channel, part_of(who), more)
      on conflict (channel_id, part) do update set members = channel_counts.members + excluded.members;
  end if;
end $$;

create function count_member() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'member' then perform add_to_channel(old.channel_id, old.user_id, -1); end if;
  if tg_op <> 'DELETE' and new.state = 'member' then perform add_to_channel(new.channel_id, new.user_id, 1); end if;
  return null;
end $$;
create trigger channel_members_count after insert or delete or update of state on channel_members
  for each row execute function count_member();

insert into channel_counts (channel_id, part, members)
  select channel_id, part_of(user_id), count(*) from channel_members where state = 'member' group by 1, 2;
