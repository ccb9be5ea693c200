import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { findBenchmark } from "~/domain/salaries/find-salaries.ts";
import { useEditor } from "./editor-context.tsx";
import { useSettledValue } from "./use-settled-value.ts";
import styles from "./editor.module.css";

const BenchmarkNote = lazy(async () => ({
  default: (await import("~/domain/salaries/benchmark-note.tsx")).BenchmarkNote,
}));

/** Compares the salary in the form with what other jobs offer for the role that the title names. */
export function SalaryComparison() {
  const { form } = useEditor();
  const [typed, location, contractType, contractEconomicType, salaryMin, salaryMax, weeklyHours] = useWatch({
    control: form.control,
    name: ["title", "location", "contractType", "contractEconomicType", "salaryMin", "salaryMax", "weeklyHours"],
  });
  const title = useSettledValue(typed);
  const job = { title, location, contractType, contractEconomicType, salaryMin, salaryMax, weeklyHours };
  const { data: benchmark } = useQuery({
    queryKey: ["salary-benchmark", title, location?.region, contractType, contractEconomicType],
    queryFn: () => findBenchmark(job),
    // Shows the former comparison while the next comparison loads.
    placeholderData: (previous) => previous,
  });
  if (!benchmark) return null;
  return (
    <div className={styles.comparison}>
      <Suspense>
        <BenchmarkNote benchmark={benchmark} job={job} look="editor" />
      </Suspense>
    </div>
  );
}
