// Generated from the contract by cli/heads.ts. Do not edit.
import { readHeads } from "./kernel/heads.ts";

export const firstHeads = readHeads({
  "accounts": {
    "me": "GET /me any",
    "logout": "POST /auth/logout any signsOut"
  },
  "jobPosts": {
    "read": "GET /public/jobpost/{id} public",
    "search": "POST /public/jobpost/search public"
  },
  "realtime": {
    "open": "POST /realtime/session any"
  }
});
