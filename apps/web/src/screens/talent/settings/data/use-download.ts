import { useMutation } from "@tanstack/react-query";
import type { StepUpControl } from "~/domain/step-up/use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { saveFile } from "~/shell/api/save-file.ts";

export const useDownload = ({ run }: Pick<StepUpControl, "run">) =>
  useMutation({
    mutationFn: async () => {
      const { blob, filename } = await run((asked) => api().personalData.export({}, asked));
      saveFile(blob, filename);
    },
  });
