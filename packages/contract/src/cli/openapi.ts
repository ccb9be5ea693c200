import { openApiDocument } from "../openapi.ts";

/** Prints the OpenAPI document; needs no server. */
process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
