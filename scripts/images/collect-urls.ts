/** The /_ipx addresses that a built page asks for. */
import { imagePrefix } from '../../kernel/image-address.ts';

/** `content` carries og:image, an absolute address; the others are what browsers load. */
const attribute = /\s(srcset|imagesrcset|src|href|poster|content)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

function unescapeHtml(text: string): string {
  return text
    .replace(/&#(?:x0*26|0*38);|&amp;/gi, '&')
    .replace(/&#(?:x0*27|0*39);/gi, "'")
    .replace(/&quot;/gi, '"');
}

/** In a srcset an address ends at white space; a comma inside it belongs to it. */
function candidates(srcset: string): readonly string[] {
  return srcset.split(/\s*,\s+|\s+(?:[\d.]+[wxh])\s*(?:,|$)/).map((each) => each.trim());
}

function imagePath(url: string): string | undefined {
  const path = url.replace(/^https?:\/\/[^/]+/i, '');
  return path.startsWith(imagePrefix) ? path : undefined;
}

/** Structured data names pictures too: no browser loads them, search engines do. */
const structuredData = /<script type="application\/ld\+json">([^<]*)<\/script>/gi;

/** Each address once, in the order of the page. */
export function collectImageUrls(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [, name = '', double, single] of html.matchAll(attribute)) {
    const value = unescapeHtml(double ?? single ?? '');
    for (const url of /srcset$/i.test(name) ? candidates(value) : [value]) {
      const path = imagePath(url);
      if (path !== undefined) found.add(path);
    }
  }
  for (const [, json = ''] of html.matchAll(structuredData)) {
    for (const [, url = ''] of json.matchAll(/"(https?:[^"]+)"/g)) {
      const path = imagePath(url);
      if (path !== undefined) found.add(path);
    }
  }
  return [...found];
}
