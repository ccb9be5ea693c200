const notices = ["jobPostStillOpen", "jobPostSuspended", "jobPostExpiring", "jobPostExpired"] as const;
/** The kinds of scheduled notices about a job post. */
export type JobPostNotice = (typeof notices)[number];

export const isNotice = (name: string): name is JobPostNotice => (notices as readonly string[]).includes(name);
