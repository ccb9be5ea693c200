export function Gallery() {
  return <main id="main" />;
}
