/** Other names that people use for a field, most likely first. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  barcode: ['gtin'],
  body: ['text', 'sections', 'description'],
  certificates: ['certifications'],
  city: ['suburb'],
  colors: ['finishes'],
  colour: ['finishes'],
  colours: ['finishes'],
  content: ['text', 'sections', 'description'],
  ean: ['gtin'],
  header: ['heading', 'title'],
  heading: ['title', 'header', 'name', 'label'],
  href: ['url', 'link', 'to'],
  label: ['title', 'name', 'linkLabel', 'heading'],
  interval: ['every'],
  lat: ['latitude'],
  link: ['url'],
  lng: ['longitude'],
  lon: ['longitude'],
  name: ['label', 'title', 'heading'],
  newUrl: ['to'],
  months: ['every'],
  nzPrice: ['priceNZ'],
  oldUrl: ['from'],
  path: ['url', 'file'],
  openingHours: ['hours'],
  parts: ['cartridges', 'spares'],
  photo: ['image', 'images', 'file'],
  photos: ['images'],
  picture: ['image', 'images', 'file'],
  qty: ['quantity'],
  rrp: ['price'],
  sku: ['code', 'product'],
  specs: ['specifications'],
  src: ['file'],
  state: ['region'],
  telephone: ['phone'],
  title: ['heading', 'label', 'name', 'header'],
  town: ['suburb'],
  url: ['link', 'to', 'website'],
};

/** Finds the field that an unknown name means: first a missing one, then any possible one. */
export function fieldCalled(
  name: string,
  free: readonly string[],
  required: readonly unknown[] = [],
): string | undefined {
  const meant = (Object.hasOwn(otherNames, name) ? otherNames[name] : undefined) ?? [];
  return (
    meant.find((each) => free.includes(each) && required.includes(each)) ??
    meant.find((each) => free.includes(each))
  );
}
