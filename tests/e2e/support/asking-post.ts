import type { JobPost, MySpace } from "@orbita/contract";
import { aJobPost, type SignedInPerson } from "./people.ts";

async function skillId({ api }: SignedInPerson, name: string): Promise<string> {
  const filters = [{ f: "name", v: name, mm: "c" as const }];
  const found = await api.skills.search({ body: { page: 0, size: 20, filters } });
  const skill = found?.content.find(({ en, it }) => en === name || it === name) ?? found?.content[0];
  if (!skill) throw new Error(`no skill is called ${name}`);
  return skill.id;
}

/** An open post that requires three years of Java, and Kubernetes. */
export async function anAskingPost(member: SignedInPerson, space: MySpace): Promise<JobPost> {
  const skills = [
    { id: await skillId(member, "Java"), mandatory: true, minYears: 3 },
    { id: await skillId(member, "Kubernetes"), mandatory: false, minYears: null },
  ];
  return aJobPost(member, space, { published: true, fields: { skills } });
}
