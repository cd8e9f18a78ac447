import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { renderAddress } from './render-address.ts';

/** The build passes a country and the built assets, and takes the page from `pageContext.html` as it is. */
export default function onRenderHtml({ urlPathname, country, assets }: PageContextServer) {
  if (!country || !assets) throw new Error('vike renders for the build alone (scripts/dev)');
  const { html } = renderAddress(decodeURI(urlPathname), country, assets);
  return { documentHtml: dangerouslySkipEscape(withoutVike), pageContext: { html } };
}

const withoutVike = '<!doctype html><html><head></head><body></body></html>';
