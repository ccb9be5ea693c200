import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** Inserts users without triggers and foreign key checks, which would slow down the insertion of a million users. */
export async function generateRecords(db: Db, users: number): Promise<{ adminId: string }> {
  return db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`set statement_timeout = 0`.execute(one);
    await sql`insert into users (id, email, username, first_name, last_name, email_verified_at, enabled, deletes_at, created_at)
      select new_id(), 'persona' || n || '@posta.example', 'persona ' || n,
        (array['Giulia','Marco','Anna','Luca','Sofia','Matteo','Elena','Paolo','Chiara','Davide'])[1 + n % 10],
        (array['Ferrari','Rossi','Bianchi','Romano','Gallo','Costa','Conti','Greco'])[1 + (n / 10) % 8] || (n / 80),
        case when n % 20 = 0 then null else now() end, n % 50 <> 0, case when n % 500 = 1 then now() end,
        now() - make_interval(secs => n * 37 % 63072000)
      from generate_series(1, ${users}::int) n`.execute(one);
    await sql`insert into spaces (id, name, url) select new_id(), 'Space ' || n, 'space-' || n from generate_series(1, 1000) n`.execute(
      one,
    );
    await sql`insert into members (space_id, user_id, role)
      select s.id, u.id, 'viewer' from (select id, row_number() over () as n from spaces) s
        join (select id, row_number() over () as n from users limit 20000) u on u.n % 1000 = s.n - 1`.execute(one);
    const { rows } = await sql<{ id: string }>`
      update users set scopes = '{admin}', enabled = true, deletes_at = null where id = (select id from users limit 1) returning id`.execute(
      one,
    );
    await sql`vacuum analyze users, spaces, members`.execute(one);
    return { adminId: rows[0]!.id };
  });
}
