/** Names that people give a field which is called something else here, most likely first. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  body: ['text', 'sections', 'description'],
  city: ['suburb'],
  content: ['text', 'sections', 'description'],
  header: ['heading', 'title'],
  heading: ['title', 'header', 'name', 'label'],
  href: ['url', 'link', 'to'],
  label: ['title', 'name', 'linkLabel', 'heading'],
  lat: ['latitude'],
  link: ['url'],
  lng: ['longitude'],
  lon: ['longitude'],
  name: ['label', 'title', 'heading'],
  newUrl: ['to'],
  nzPrice: ['priceNZ'],
  oldUrl: ['from'],
  path: ['url', 'file'],
  photo: ['image', 'images', 'file'],
  picture: ['image', 'images', 'file'],
  qty: ['quantity'],
  sku: ['code', 'product'],
  src: ['file'],
  state: ['region'],
  telephone: ['phone'],
  title: ['heading', 'label', 'name', 'header'],
  town: ['suburb'],
  url: ['link', 'to', 'website'],
};

/** The field that an unknown name means: one that's missing, otherwise one that could be here. */
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
