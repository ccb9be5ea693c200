import type { JobPost, SalaryBenchmark, SalaryRoleFigures, SalaryRoleSummary } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";

/** Roles with figures by name; without a text, those with the most jobs. */
export const findSalaryRoles = (text?: string): Promise<SalaryRoleSummary[]> =>
  answered(api().salaries.roles({ query: text ? { q: text } : {} }));

/** The figures of a role; null if there is no such job title. */
export async function findSalaryFigures(id: string): Promise<SalaryRoleFigures | null> {
  try {
    return await answered(api().salaries.role({ params: { id } }));
  } catch (error) {
    if (hasCode(error, "salaryRole.notFound")) return null;
    throw error;
  }
}

type ComparableJob = Pick<JobPost, "title" | "contractType" | "contractEconomicType" | "salaryMin" | "salaryMax"> & {
  location: { region: string | null } | null;
};

/** Whether the salary of a job can be compared: freelance work and internships pay no salary. */
const isComparable = ({ contractType, contractEconomicType, title }: ComparableJob): boolean =>
  title.trim() !== "" &&
  contractType !== null &&
  contractType !== "contract_type_project" &&
  contractEconomicType !== "contract_economic_type_intern";

/** The figure to compare a job with. Null if there is none, or if it cannot be loaded: the page is complete without it. */
export async function findBenchmark(job: ComparableJob): Promise<SalaryBenchmark | null> {
  if (!isComparable(job)) return null;
  const region = job.location?.region;
  const query = { title: job.title.trim(), ...(region && { region }) };
  const found = await answered(api().salaries.benchmark({ query })).catch(() => null);
  return found?.figure ? found : null;
}
