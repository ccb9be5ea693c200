import { jobPostRoutes } from "@orbita/contract";
import { connect } from "@orbita/db";
import { handlers } from "@orbita/features";
import fastify from "fastify";
import { mount } from "../../apps/api/src/mount.ts";
import { answerWithProblems } from "../../apps/api/src/plugins/problems.ts";
import type { ApiServices } from "../../apps/api/src/run.ts";
import { serveChild } from "../child.ts";

/** A server with a single route through the mount of the API: Zod input, use case, statement, serializer. */
const app = fastify();
answerWithProblems(app);
const services = { db: connect({ url: process.env.DATABASE_URL!, max: 10 }), clock: () => new Date() } as ApiServices;
mount(
  app,
  { jobPosts: { read: jobPostRoutes.read } },
  { jobPosts: { read: handlers.jobPosts.read } },
  { services, limits: { of: () => async () => {} } },
);
serveChild(await app.listen({ port: 0, host: "127.0.0.1" }));
