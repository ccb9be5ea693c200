export type MetricSample = { name: string; labels: Record<string, string>; value: number };

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf|Nan|NaN|\+Inf))$/i;
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\["\\n])*)"(?:,|$)/gy;

function labelsOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let end = 0;
  for (const [whole, name, value] of text.matchAll(label)) {
    found[name!] = value!;
    end += whole.length;
  }
  if (end !== text.length) throw new Error(`labels cannot be read: ${text}`);
  return found;
}

/** Parses Prometheus metrics as strictly as Prometheus does: a series without HELP and TYPE, or an invalid line, is an error. */
export function readMetrics(text: string): MetricSample[] {
  const known = new Map<string, { help?: string; type?: string }>();
  const samples: MetricSample[] = [];
  for (const written of text.split("\n").filter(Boolean)) {
    const about = /^# (HELP|TYPE) (\S+) (.+)$/.exec(written);
    if (about) {
      const [, what, name, said] = about;
      known.set(name!, { ...known.get(name!), [what === "HELP" ? "help" : "type"]: said! });
      continue;
    }
    const sample = line.exec(written);
    if (!sample) throw new Error(`not a line of metrics: ${written}`);
    const [, name, labels = "", value] = sample;
    const family = known.get(name!) ?? known.get(name!.replace(/_(?:bucket|sum|count)$/, ""));
    if (!family?.help || !family.type) throw new Error(`a series without help or type: ${name}`);
    samples.push({ name: name!, labels: labelsOf(labels), value: Number(value) });
  }
  return samples;
}
