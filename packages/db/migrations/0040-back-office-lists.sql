-- Lists of what has its own rooms in the back office: flat, one column for each thing that is shown, sorted or filtered.
create view admin_posts as
  select p.id, p.version, p.text, p.voice, p.author_id, u.first_name || ' ' || u.last_name as author, p.space_id, s.name as space,
    p.channel_id, c.name as channel, p.enabled, p.created_at, p.edited_at,
    (select count(*) from post_likes l where l.post_id = p.id)::integer as likes,
    (select count(*) from comments k where k.post_id = p.id and k.text is not null)::integer as comments
  from posts p left join users u on u.id = p.author_id left join spaces s on s.id = p.space_id
    left join channels c on c.id = p.channel_id;
create view admin_comments as
  select k.id, k.version, k.text, k.voice, k.author_id, u.first_name || ' ' || u.last_name as author, k.space_id,
    s.name as space, k.post_id, k.parent_id, k.enabled, k.created_at, k.edited_at
  from comments k left join users u on u.id = k.author_id left join spaces s on s.id = k.space_id;
create view admin_channels as
  select c.id, c.version, c.name, c.url, c.type::text as type, c.topic, c.description, c.enabled, c.created_at,
    (select count(*) from channel_members m where m.channel_id = c.id and m.state = 'member')::integer as members,
    (select count(*) from posts p where p.channel_id = c.id)::integer as posts
  from channels c;
-- Nothing is left of an invoice when all was taken back, and what had been paid has gone back too.
create view admin_invoices as
  select i.id, i.version, i.year || '/' || i.number as number, i.kind::text as kind,
    case when i.kind = 'creditNote' then 'issued'
      when i.total_cents = i.credited_net_cents + i.credited_vat_cents
        and coalesce(p.captured_cents, 0) <= coalesce(p.refunded_cents, 0) then 'credited'
      else coalesce(p.status::text, 'due') end as state,
    i.sdi::text as sdi, i.space_id, s.name as space, to_char(i.period, 'YYYY-MM') as period,
    i.issued_on::timestamp at time zone 'Europe/Rome' as issued_on, i.total_cents,
    case when i.kind = 'creditNote' or p.status in ('paid', 'canceled') then 0 else p.amount_cents - p.captured_cents end as open_cents,
    i.enabled, i.created_at
  from invoices i join spaces s on s.id = i.space_id left join payments p on p.invoice_id = i.id;

-- What somebody is stands in a column each, so that one of them is looked up and not worked out for everybody.
drop view admin_users;
create view admin_users as
  select u.id, u.version, u.first_name, u.last_name, u.first_name || ' ' || u.last_name as name, u.email, u.username, u.phone,
    u.language, u.enabled, u.created_at, true as is_talent, exists (select from members m where m.user_id = u.id) as is_member,
    'admin' = any (u.scopes) as is_admin,
    array['talent'] || case when exists (select from members m where m.user_id = u.id) then array['member'] else '{}' end
      || case when 'admin' = any (u.scopes) then array['admin'] else '{}' end as scopes,
    case when not u.enabled then 'disabled' when u.deletes_at is not null then 'leaving'
      when u.email_verified_at is null then 'unconfirmed' else 'active' end as state,
    (select max(s.last_used_at) from sessions s where s.user_id = u.id) as seen_at
  from users u;

-- A page of people stands where an index stands, however many there are: the newest, by name, by address, by state.
create index users_listed on users (created_at desc, (id::text) collate "C");
create index users_by_name on users ((plain(first_name || ' ' || last_name)) collate "C", (id::text) collate "C");
create index users_by_email on users (email collate "C", (id::text) collate "C");
create index users_by_state on users ((case when not enabled then 'disabled' when deletes_at is not null then 'leaving'
  when email_verified_at is null then 'unconfirmed' else 'active' end), created_at desc, (id::text) collate "C");
-- Found by any part of what they are called.
create index users_name_parts on users using gin ((plain(first_name || ' ' || last_name)) gin_trgm_ops);
create index users_email_parts on users using gin (lower(email) gin_trgm_ops);
create index users_username_parts on users using gin (lower(username) gin_trgm_ops);

create index spaces_listed on spaces (created_at desc, (id::text) collate "C");
create index job_posts_listed on job_posts (created_at desc, (id::text) collate "C");
create index job_posts_title_parts on job_posts using gin (plain(title) gin_trgm_ops);
create index applications_listed on applications (sent_at desc, (id::text) collate "C");
create index resumes_listed on resumes (updated_at desc, (id::text) collate "C");
create index contact_requests_listed on contact_requests (created_at desc, (id::text) collate "C");
create index posts_listed on posts (created_at desc, (id::text) collate "C");
create index comments_listed on comments (created_at desc, (id::text) collate "C");

-- What was changed anywhere, the last first.
create index history_at on history (at desc, id desc);
