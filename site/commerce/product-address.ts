/**
 * Where choosing an item goes (SRCH-12, A-16): `/{urlcomponent}` without a trailing underscore and
 * digits, which the backend adds to tell twins apart. The suffix is dropped once and only from a
 * urlcomponent; an itemid may end that way by right. The address always stays on this site.
 */
export function productAddress(item: {
  readonly itemid: string;
  readonly urlcomponent: string;
}): string {
  const component = pathOf(item.urlcomponent.trim().replace(/_\d+$/, ''));
  return `/${component === '' ? pathOf(item.itemid.trim()) : component}`;
}

/** Encoded segments; empty ones, "." and ".." are left out, so that "//host" cannot arise. */
function pathOf(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split(/[/\\]+/)
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map(encodeURIComponent)
    .join('/');
}
