import { index, layout, rootRoute, route } from "@tanstack/virtual-file-routes";

/** Every address of the web app and its route file. The first segment decides the context: guest, Space, account, administration. */
export const addresses = rootRoute("root.tsx", [
  layout("public", "public/public.tsx", [
    index("public/home.tsx"),
    route("/jobs", [index("public/jobs.tsx"), route("$id", "public/job.tsx")]),
    route("/salaries/{-$role}", "public/salaries.tsx"),
    // Public pages whose texts are in the message catalogue `pages`, which the job pages do not load.
    layout("pages", "public/pages.tsx", [
      route("/space/$url", "public/space.tsx"),
      route("/spaces", "public/spaces.tsx"),
      route("/skills", "public/skills.tsx"),
      route("/saved", "public/saved.tsx"),
      route("/companies", "public/for-companies.tsx"),
      route("/u/$username", "public/person.tsx"),
      route("/contact", "public/contact.tsx"),
      route("/terms", "public/terms.tsx"),
      route("/privacy", "public/privacy.tsx"),
      route("/cookies", "public/cookies.tsx"),
      route("/accessibility", "public/accessibility.tsx"),
      route("/ranking", "public/ranking.tsx"),
      route("/data", "public/data.tsx"),
    ]),
  ]),

  layout("account", "account/account.tsx", [
    route("/sign-in", "account/sign-in.tsx"),
    route("/sign-up", "account/sign-up.tsx"),
    route("/sign-up/complete", "account/sign-up-complete.tsx"),
    route("/oauth/$provider/callback", "account/oauth-callback.tsx"),
    route("/verify-email", "account/verify-email.tsx"),
    route("/forgot-password", "account/forgot-password.tsx"),
    route("/spaces/new", "account/new-space.tsx"),
    route("/welcome", "account/welcome.tsx"),
    // Rarely opened pages (`accountParts`) share one route, because route definitions are part of every page's script.
    route("/account/$part", "account/part.tsx"),
    route("/goodbye", "account/goodbye.tsx"),
    route("/invitation/$token", "account/invitation.tsx"),
    route("/verify-domain/$token", "account/verify-domain.tsx"),
    route("/notice/$secret", "account/notice.tsx"),
    route("/unsubscribe/$token", "account/unsubscribe.tsx"),
    route("/resume/upload", "account/resume-upload.tsx"),
    route("/resume/uploads/$id", "account/resume-review.tsx"),
  ]),

  route("/work", "space/choose.tsx"),
  route("/work/$space", "space/space.tsx", [
    index("space/overview.tsx"),
    route("/job-posts", [
      index("space/job-posts.tsx"),
      route("$id", [index("space/job-post.tsx"), route("applications", "space/pipeline.tsx")]),
    ]),
    route("/applications", "space/applications.tsx"),
    route("/saved-searches", "space/saved-searches.tsx"),
    route("/contact-requests", "space/contact-requests.tsx"),
    route("/messages/{-$thread}", "space/messages.tsx"),
    // A list and its items share one route, because route definitions are part of every page's script.
    route("/candidates/{-$id}", "space/candidates.tsx"),
    route("/talents/{-$id}", "space/talents.tsx"),
    route("/shortlists/{-$id}", "space/shortlists.tsx"),
    route("/statistics", "space/statistics.tsx"),
    route("/members", "space/members.tsx"),
    route("/billing/{-$part}", "space/billing.tsx"),
    route("/settings", "space/settings.tsx"),
    route("/settings/verification", "space/verification.tsx"),
  ]),

  route("/resume", "account/resume.tsx", [index("account/resume-page.tsx")]),

  // The home of signed-in talents; `/` is the public home page.
  route("/home", "account/home.tsx"),

  route("/applications", "account/applications.tsx"),

  route("/fits", "account/fits.tsx"),

  route("/contact-requests", "account/contact-requests.tsx"),

  route("/messages/{-$thread}", "account/messages.tsx"),

  route("/saved-searches", "account/saved-searches.tsx"),

  // The feed, its posts and channels share one route, because route definitions are part of every page's script.
  route("/feed/{-$part}/{-$key}", "feed/feed.tsx"),

  route("/notifications", "account/notifications.tsx"),

  // All parts of a user's settings share one route, because route definitions are part of every page's script.
  route("/settings/{-$part}", "settings/settings.tsx"),

  // The whole administration is one route, because route definitions are part of every page's script. Its pages are loaded on demand.
  route("/admin/{-$room}/{-$key}/{-$more}", "admin/admin.tsx"),

  route("/[_]gallery", "development/gallery.tsx"),
]);
