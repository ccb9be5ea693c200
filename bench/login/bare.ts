import { createServer } from "node:http";
import { createPasswords } from "@orbita/platform";
import { serveChild } from "../child.ts";

/**
 * The baseline server: only verifies passwords by argon2id with the product's parameters. The path gives the number of
 * verifications; two run at a time, as in the API.
 */
const passwords = createPasswords();
const known = await passwords.hash("Segreta-del-banco-1");

const server = createServer((request, response) => {
  const count = Number(request.url!.slice(1));
  const all = Array.from({ length: count }, () => passwords.verify(known, "Segreta-del-banco-1"));
  void Promise.all(all).then((right) => response.writeHead(right.every(Boolean) ? 200 : 500).end());
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address() as { port: number };
  serveChild(`http://127.0.0.1:${address.port}`);
});
