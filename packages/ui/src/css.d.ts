declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  // CSS modules have no other form.
  export default classes;
}
