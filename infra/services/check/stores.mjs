// Checks the search engine, the file store and the malware scanner.
import { createHash, createHmac, randomUUID } from "node:crypto";
import { env, equal, fail, talk } from "./tools.mjs";

// Creates a presigned URL (AWS Signature Version 4).
function presign(method, key) {
  const endpoint = new URL(env("S3_ENDPOINT")),
    region = env("S3_REGION");
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, ""),
    scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const query = new URLSearchParams({
    "X-Amz-Algorithm": "AWS4-HMAC-SHA256",
    "X-Amz-Credential": `${env("AWS_ACCESS_KEY_ID")}/${scope}`,
    "X-Amz-Date": time,
    "X-Amz-Expires": "60",
    "X-Amz-SignedHeaders": "host",
  });
  const path = `/${env("S3_BUCKET")}/${key}`;
  const text = [
    "AWS4-HMAC-SHA256",
    time,
    scope,
    createHash("sha256")
      .update([method, path, query, `host:${endpoint.host}`, "", "host", "UNSIGNED-PAYLOAD"].join("\n"))
      .digest("hex"),
  ].join("\n");
  const key4 = scope
    .split("/")
    .reduce((k, word) => createHmac("sha256", k).update(word).digest(), `AWS4${env("AWS_SECRET_ACCESS_KEY")}`);
  query.set("X-Amz-Signature", createHmac("sha256", key4).update(text).digest("hex"));
  return `${endpoint.origin}${path}?${query}`;
}

const scan = (text) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(text));
  return talk(
    new URL(env("CLAMAV_URL")).port,
    Buffer.concat([Buffer.from("nINSTREAM\n"), length, Buffer.from(text), Buffer.alloc(4)]),
    /\n/,
  );
};

export const stores = {
  "opensearch: index, search, facet": async () => {
    const base = env("OPENSEARCH_URL"),
      json = { "content-type": "application/json" },
      index = `${base}/check-${process.pid}`;
    for (const [id, city] of ["Roma", "Milano", "Roma"].entries()) {
      const put = await fetch(`${index}/_doc/${id}?refresh=true`, {
        method: "PUT",
        headers: json,
        body: JSON.stringify({ city, text: "sviluppatori" }),
      });
      if (!put.ok) fail(await put.text());
    }
    const found = await (
      await fetch(`${index}/_search`, {
        method: "POST",
        headers: json,
        body: JSON.stringify({
          query: { match: { text: "sviluppatori" } },
          aggs: { city: { terms: { field: "city.keyword" } } },
        }),
      })
    ).json();
    await fetch(index, { method: "DELETE" });
    equal(
      `${found.hits.total.value} ${found.aggregations.city.buckets[0].key} ${found.aggregations.city.buckets[0].doc_count}`,
      "3 Roma 2",
    );
  },
  "s3: presigned put and get, 403 without": async () => {
    const key = `check-${randomUUID()}`;
    equal((await fetch(presign("PUT", key), { method: "PUT", body: "file" })).status, 200);
    equal(await (await fetch(presign("GET", key))).text(), "file");
    equal((await fetch(`${env("S3_ENDPOINT")}/${env("S3_BUCKET")}/${key}`)).status, 403);
    equal((await fetch(presign("DELETE", key), { method: "DELETE" })).status, 204);
  },
  "clamav: EICAR found, clean passed": async () => {
    const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-");
    equal(await scan(eicar), "stream: Eicar-Test-Signature.UNOFFICIAL FOUND\n");
    equal(await scan("hello"), "stream: OK\n");
  },
};
