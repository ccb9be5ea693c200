import type { ServerMiddleware } from "srvx";
import { staticMiddleware } from "srvx/static";
import { commonHeaders } from "./security-headers.ts";

const year = 365 * 24 * 60 * 60;

/**
 * Serves static files. Files under assets/ have a hash in their name and never change; browsers may cache all others for an hour. `kept` is
 * the folder with the assets of other releases.
 */
export function staticFiles(dir: string, kept?: string): ServerMiddleware[] {
  // `encodings` makes the middleware send the .br and .gz files that scripts/compress-assets.ts writes.
  const hashedIn = (folder: string) =>
    staticMiddleware({ dir: folder, maxAge: year, immutable: true, encodings: true });
  const hashed = hashedIn(dir);
  const keptHashed = kept === undefined ? undefined : hashedIn(kept);
  const plain = staticMiddleware({ dir, maxAge: 3_600 });
  return [
    async (request, next) => {
      const { pathname } = new URL(request.url);
      const isHashed = pathname.startsWith("/assets/");
      let missed = false;
      const onMiss = () => {
        missed = true;
        // A missing file with a hash belongs to an unknown build, so the response is a 404 without rendering a page.
        return isHashed ? new Response(null, { status: 404, headers: { "cache-control": "no-store" } }) : next();
      };
      const onOwnMiss = isHashed && keptHashed ? () => keptHashed(request, onMiss) : onMiss;
      const response = await (isHashed ? hashed : plain)(request, onOwnMiss);
      if (!missed) for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value);
      return response;
    },
  ];
}
