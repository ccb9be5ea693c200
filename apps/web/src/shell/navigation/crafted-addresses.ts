const host = "evil.example";

const schemes = [
  "https:",
  "http:",
  "HTTPS:",
  "hTtP:",
  "ftp:",
  "ws:",
  "file:",
  "blob:",
  "javascript:",
  "data:",
  "vbscript:",
  "intent:",
];
const slashes = ["", "/", "//", "///", "////", "\\", "\\\\", "/\\", "\\/", "/\\/", "\\/\\"];
const hidden = [
  "\t",
  "\n",
  "\r",
  "\0",
  " ",
  "\u000b",
  "\u000c",
  "\u007f",
  "\u00a0",
  "\u2028",
  "\u2029",
  "\u3000",
  "\ufeff",
  "\u001f",
];
const encodedSlashes = ["%2f", "%2F", "%5c", "%5C", "%252f", "%2e%2f", "%09/", "%0d%0a", "%00/", "%20/"];
const userinfo = ["@", "user@", "user:password@", "localhost@", "localhost:80@", "own.invalid@", ":@"];

/** More than two hundred values for `returnTo` that try to leave the site. Used by unit tests and by an end-to-end journey. */
export const craftedAddresses: readonly string[] = [
  ...new Set([
    ...schemes.flatMap((scheme) => slashes.map((slash) => `${scheme}${slash}${host}`)),
    ...slashes.filter((slash) => slash.length > 1 || slash === "\\").map((slash) => `${slash}${host}/path?x=1`),
    ...hidden.flatMap((mark) => [`${mark}//${host}`, `/${mark}/${host}`, `//${mark}${host}`, `https:${mark}//${host}`]),
    ...encodedSlashes.flatMap((slash) => [`/${slash}${host}`, `${slash}/${host}`, `/${slash}${slash}${host}`]),
    ...userinfo.flatMap((user) => [`//${user}${host}`, `https://${user}${host}`, `/\\${user}${host}`]),
    ...["/.//", "/..//", "/en//", "/en/..//", "/it//", "/./\\", "/jobs/..//", "/%2e//", "/en/\\"].map(
      (start) => start + host,
    ),
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "//evil。example",
    "//evil%E3%80%82example",
    "//[::1]",
    "//127.0.0.1",
    "//0x7f.1",
    "//2130706433",
    "//xn--evl-rma.example",
    "",
    ".",
    "..",
    "evil.example",
    "?x=1",
    "#x",
    "@evil.example",
    ":80",
    "null",
    "undefined",
    "[object Object]",
    "//",
    "///",
    "/\\",
    "//evil.example:443",
    "//evil.example#@localhost",
    "//evil.example?localhost",
    "//localhost.evil.example",
    `/${"a".repeat(600)}`,
  ]),
];
