import { useMutation } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** Hands a file to the browser, as if one had followed a link to it. */
function keep(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: url, download: filename });
  link.click();
  // The browser reads it after the click; a moment later nobody needs it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const useDownload = () =>
  useMutation({
    mutationFn: async () => {
      const { blob, filename } = await answered(api().personalData.export({}));
      keep(blob, filename);
    },
  });
