import type { JobPost, Requirement } from "@orbita/contract";

/** The requirements of a job post, in its order: skills, languages, education. */
export function requirementsOf(
  post: Pick<JobPost, "skills" | "languages" | "labels" | "education" | "educationMandatory" | "educationField">,
): Requirement[] {
  const label = (code: string) => {
    const words = post.labels[code];
    return { it: words?.it ?? code, en: words?.en ?? words?.it ?? code };
  };
  const usual = { minYears: null, level: null, field: null };
  return [
    ...post.skills.map(({ id, it, en, mandatory, minYears }): Requirement => ({
      ...usual,
      kind: "skill",
      id,
      label: { it, en },
      mandatory,
      minYears,
    })),
    ...post.languages.map(({ code, level, mandatory }): Requirement => ({
      ...usual,
      kind: "language",
      id: code,
      label: label(code),
      mandatory,
      level,
    })),
    // The education level "no qualification needed" is not a requirement.
    ...(post.education === null || post.education === "education_none"
      ? []
      : [
          {
            ...usual,
            kind: "education" as const,
            id: post.education,
            label: label(post.education),
            mandatory: post.educationMandatory,
            field: post.educationField,
          },
        ]),
  ];
}
