import { openApi } from "./kernel/openapi.ts";
import { basePath } from "./product.ts";
import { aboutFeatures, routes } from "./routes.ts";

/** The OpenAPI document. It is not exported from the index, because only the api, CI and the command line need it. */
export const openApiDocument = () =>
  openApi(routes, { title: "Hiring marketplace", version: "1.0.0", basePath, about: aboutFeatures });
