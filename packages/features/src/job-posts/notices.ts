const notices = ["jobPostStillOpen", "jobPostSuspended", "jobPostExpiring", "jobPostExpired"] as const;
/** Scheduled notices about a post. */
export type JobPostNotice = (typeof notices)[number];

export const isNotice = (name: string): name is JobPostNotice => (notices as readonly string[]).includes(name);
