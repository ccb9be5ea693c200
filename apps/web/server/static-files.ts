import type { ServerMiddleware } from "srvx";
import { staticMiddleware } from "srvx/static";
import { commonHeaders } from "./security-headers.ts";

const year = 365 * 24 * 60 * 60;

/** Serves static files. Files under assets/ have a hash in their name and never change; browsers may cache all others for an hour. */
export function staticFiles(dir: string): ServerMiddleware[] {
  // `encodings` makes the middleware send the .br and .gz files that scripts/compress-assets.ts writes.
  const hashed = staticMiddleware({ dir, maxAge: year, immutable: true, encodings: true });
  const plain = staticMiddleware({ dir, maxAge: 3_600 });
  return [
    async (request, next) => {
      const { pathname } = new URL(request.url);
      const isHashed = pathname.startsWith("/assets/");
      const files = isHashed ? hashed : plain;
      let missed = false;
      const response = await files(request, () => {
        missed = true;
        // A missing file with a hash belongs to another build, so the response is a 404 without rendering a page.
        return isHashed ? new Response(null, { status: 404, headers: { "cache-control": "no-store" } }) : next();
      });
      if (!missed) for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value);
      return response;
    },
  ];
}
