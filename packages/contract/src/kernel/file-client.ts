import type { Download } from "./route.ts";

/** The fields stand before the files: the server then knows what they are for while it reads them. */
export function formOf(fields: unknown, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) if (value !== undefined) form.append(name, String(value));
  for (const file of files) form.append("file", file, file.name);
  return form;
}

/** RFC 6266: the name in any alphabet stands in `filename*`, which every answer of ours has. */
export async function downloadOf(response: Response): Promise<Download> {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { blob: await response.blob(), filename: encoded ? decodeURIComponent(encoded) : "" };
}
