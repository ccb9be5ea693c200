import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "pg";
import { serveChild } from "../child.ts";

/** The baseline server: runs the same SQL statement as the API's route and returns the same JSON, with only node:http and pg. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const text = `select job_posts.*, spaces.name as space_name, spaces.url as space_url, spaces.enabled as space_enabled,
  spaces.version as space_version, (select json_build_object('it', label_it, 'en', label_en)
    from vocabulary_entries where code = job_posts.ccnl) as ccnl_name
  from job_posts inner join spaces on spaces.id = job_posts.space_id where job_posts.id = $1`;

async function answer(request: IncomingMessage, response: ServerResponse) {
  const id = request.url?.split("/").at(-1);
  const { rows } = await pool.query({ text, values: [id] });
  const row = rows[0];
  const post = {
    id: row.id,
    spaceId: row.space_id,
    space: { name: row.space_name, url: row.space_url },
    jobPostStatus: row.status,
    title: row.title,
    description: row.description,
    location: {
      city: row.city,
      province: row.province,
      region: row.region,
      postalCode: row.postal_code,
      country: row.country,
      lat: row.lat,
      lon: row.lon,
    },
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
    ccnl: row.ccnl,
    ccnlName: row.ccnl_name,
    plan: row.plan,
    replyDays: row.reply_days,
    created: row.created_at,
    updated: row.updated_at,
    publishedAt: row.published_at,
    expiresAt: row.expires_at,
    version: row.version,
  };
  response.setHeader("content-type", "application/json").end(JSON.stringify(post));
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () => serveChild(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
