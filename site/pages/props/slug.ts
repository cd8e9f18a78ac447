/** "Sparkling, Chilled and Ambient" as "sparkling-chilled-and-ambient", for fragments and file names. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
