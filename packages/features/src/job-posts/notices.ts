const notices = ["jobPostStillOpen", "jobPostSuspended", "jobPostExpiring", "jobPostExpired"] as const;
/** What the clock did to a post, or will do. */
export type JobPostNotice = (typeof notices)[number];

export const isNotice = (name: string): name is JobPostNotice => (notices as readonly string[]).includes(name);
