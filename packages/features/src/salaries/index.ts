export { computeSalaryFigures, salaryRoutines } from "./compute-figures.ts";
export { salaryHandlers } from "./routes.ts";
