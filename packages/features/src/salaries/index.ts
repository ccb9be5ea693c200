export { computeSalaryFigures, salaryRoutines } from "./compute-figures.ts";
export { roleOfTitle } from "./recognise.ts";
export { salaryHandlers } from "./routes.ts";
