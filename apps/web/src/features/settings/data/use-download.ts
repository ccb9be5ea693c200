import { useMutation } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { saveFile } from "~/shell/api/save-file.ts";

export const useDownload = () =>
  useMutation({
    mutationFn: async () => {
      const { blob, filename } = await answered(api().personalData.export({}));
      saveFile(blob, filename);
    },
  });
