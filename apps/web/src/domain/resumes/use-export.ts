import type { ExportFormat, ResumeTemplate, ResumeVersion } from "@orbita/contract";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { saveFile } from "~/shell/api/save-file.ts";

export const versionsQuery = queryOptions<ResumeVersion[]>({
  queryKey: ["resume", "versions"],
  queryFn: () => answered(api().resumes.versions({})),
});

type ResumeExportRequest = {
  format: ExportFormat;
  template: ResumeTemplate;
  language: "it" | "en";
  version: string | undefined;
};

/** Requests the CV as a document and saves it as a browser download. */
export const useExport = () =>
  useMutation({
    mutationFn: async ({ format, ...query }: ResumeExportRequest) => {
      const { blob, filename } = await answered(api().resumes.export({ params: { format }, query }));
      saveFile(blob, filename);
    },
  });
