import type { Download } from "./route.ts";

/** Builds a form with its fields before its files, so that the server knows their purpose while it reads them. */
export function formOf(fields: unknown, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) if (value !== undefined) form.append(name, String(value));
  for (const file of files) form.append("file", file, file.name);
  return form;
}

/** Reads a file response. By RFC 6266, `filename*` contains names in any alphabet, and all our responses set it. */
export async function downloadOf(response: Response): Promise<Download> {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { blob: await response.blob(), filename: encoded ? decodeURIComponent(encoded) : "" };
}
