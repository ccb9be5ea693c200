declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  // CSS modules have only a default export.
  export default classes;
}
