import { routes } from "@orbita/contract";

/** Routes by which people and Spaces change their settings. */
const settingRoutes = [
  "PATCH /me",
  "PATCH /me/languages",
  "PATCH /me/onboard",
  "PATCH /public/user/settings",
  "PATCH /ai/settings",
  "PATCH /resume/{id}",
  "PATCH /resume/versions/{id}",
  "PATCH /public/saved-search/{id}",
  "PATCH /talent/saved-search/{id}",
  "PATCH /public/job-alert/{token}/{id}",
  "PATCH /public/channel/{id}/notices",
  "PATCH /talent/space/{id}",
  "PATCH /talent/space/{id}/ai",
  "PUT /talent/space/{id}/stages",
  "PATCH /public/space/{id}/user/{userId}",
  "PATCH /talent/jobpost/{id}",
  "PATCH /talent/jobpost/change-plan/{id}",
];

/** Routes that change content or make a single decision. They are no settings, because they determine nothing that happens later. */
const contentRoutes = [
  "PATCH /me/passkeys/{id}",
  "PUT /file/{id}",
  "PATCH /public/space/{id}",
  "PATCH /payments/stripe/payment-method/{id}",
  "PUT /public/saved-jobpost/{id}",
  "PUT /me/job-wishes",
  "PUT /me/job-fit-reasons/{id}",
  "PUT /public/job-mark/seen/{id}",
  "PUT /public/job-mark/hidden/jobpost/{id}",
  "PUT /public/job-mark/hidden/space/{id}",
  "PATCH /resume/uploads/{id}",
  "PATCH /talent/application/{id}",
  "PATCH /talent/application/{id}/note/{noteId}",
  "PUT /talent/application/{id}/scorecard",
  "PUT /talent/duplicates/{id}/{otherId}",
  "PATCH /talent/shortlist/{id}",
  "PUT /talent/shortlist/{id}/{resumeId}",
  "PUT /talent/message-template/{id}",
  "PATCH /public/post/edit-post/{id}",
  "PUT /public/post/draft",
  "PATCH /post/edit-post/{id}",
  "PATCH /public/comment/{id}/comments/{commentId}",
  "PATCH /public/channel/{id}",
  "PATCH /public/channel/{id}/members/{userId}",
  "PUT /public/follow",
];

export const classifiedRoutes: readonly string[] = [...settingRoutes, ...contentRoutes];

/** Every PUT and PATCH route of the contract, without admin routes. */
export const changingRoutes = (): string[] =>
  Object.values(routes)
    .flatMap((feature) => Object.values(feature) as { method: string; path: string; area: string }[])
    .filter(({ method, area }) => ["PUT", "PATCH"].includes(method) && area !== "admin")
    .map(({ method, path }) => `${method} ${path}`);
