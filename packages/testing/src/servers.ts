/** URLs of the real servers, from the environment that `./orbita env` prints. */
export function serverUrl(name: string): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run the tests with ./orbita test, or eval "$(./orbita env)" first`);
  return url;
}
