/** Kinds of product are written small in the catalogue: "uv system" is headed "UV system". */
export function kindLabel(kind: string): string {
  const text = kind.replace(/\buv\b/gi, 'UV');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
