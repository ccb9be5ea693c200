import { vi } from "vitest";

/** A fake for uploads, which use XMLHttpRequest for its progress events. Each upload gets the next of the ids. */
export function answerUploads(ids: readonly string[]) {
  const names: string[] = [];
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = "";
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    send(form: FormData): void {
      const file = [...form.values()].find((value) => value instanceof File);
      const id = ids[names.length];
      names.push(file?.name ?? "");
      this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: 1, total: 2 }));
      setTimeout(() => {
        this.status = 200;
        this.responseText = JSON.stringify({ id });
        this.dispatchEvent(new Event("load"));
      }, 50);
    }
  }
  vi.stubGlobal("XMLHttpRequest", Upload);
  return names;
}
