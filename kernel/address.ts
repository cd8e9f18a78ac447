/**
 * The grammar of every address in the catalogue. Addresses end up in `_redirects`, `_headers`, sitemaps and HTML, where
 * a stray `*`, space or line end would be syntax. So the writers of those files call `requireAddress` after the check.
 */

import slips from './link-slips.json' with { type: 'json' };

export type AddressError = {
  readonly message: string;
  /** Says what to do, with an example of such an address. */
  readonly write: string;
  readonly fix?: string;
  /** A printable form of the address, for text with invisible characters. */
  readonly found?: string;
};

type Judge = (text: string) => AddressError | undefined;

// File systems allow 255 bytes a name. Hosts allow about 2,000 a line.
const longestSegment = 120;
const longestAddress = 1000;

const word = '[a-z0-9]+(?:-[a-z0-9]+)*';
const page = new RegExp(`^/$|^(?:/${word})+$`);
const category = new RegExp(`^/?${word}(?:/${word})*$`);
const code = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
const oldPath = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)+$/;
const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const upstream =
  /^(https?):\/\/((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?::(\d{1,5}))?$/;
/** The characters of RFC 3986, and % with two digits. */
const plainCharacters = /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$/;

/** Accepts a product code: capitals, digits and single hyphens. Names a look-alike letter by its code point. */
export const codeError: Judge = (text) => {
  if (code.test(text)) return deviceName(text) ?? tooLong(text);
  const strange = strangeCharacter(text);
  if (strange !== undefined) {
    const name = /\s/.test(strange) ? 'an unusual space' : 'a look-alike letter';
    return {
      message: `The code contains ${name} (${codePoint(strange)}).`,
      write: 'Retype the code with capitals, digits and hyphens.',
      ...(code.test(text.trim()) && { fix: text.trim() }),
    };
  }
  const suggestion = text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return {
    message: 'A code can only have capitals, digits and single hyphens.',
    write: 'Use the original code, such as WH2-60A.',
    ...(suggestion !== '' && { fix: suggestion }),
  };
};

/** Accepts a link that's safe to follow: a path of this site, https, mailto or tel (ACCEPTANCE 13). */
export const linkError: Judge = (url) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses
  const [blank] = /[\u0000-\u0020\u007f]/.exec(url) ?? [];
  if (blank !== undefined) {
    return {
      message: `An address can't contain ${nameOfCharacter(blank)}.`,
      found: visible(url),
      write: /^tel:/i.test(url)
        ? 'Use digits and hyphens, such as tel:+61-2-5550-1234.'
        : blank === ' '
          ? 'Delete the space, or use %20 instead.'
          : `Delete ${nameOfCharacter(blank).replace(/^an? /, 'the ')}.`,
      ...(url !== url.trim() && linkError(url.trim()) === undefined && { fix: url.trim() }),
    };
  }
  const slip = slipIn(url, slips.syntax);
  if (slip) return slip;
  if (/^mailto:[^@\s]+@[^@\s]+$|^tel:\+?[\d-]+$/.test(url)) return charactersFault(url);
  const own = /^https?:\/\/(?:[\w-]+\.)*localhost(?::\d+)?(?=[/?#]|$)/i.exec(url)?.[0];
  if (own !== undefined) {
    const path = url.slice(own.length).replace(/^(?!\/)/, '/');
    return {
      message: 'This link opens the site on your own computer.',
      write: "Use the page's path.",
      ...(linkError(path) === undefined && { fix: path }),
    };
  }
  const mistake = slipIn(url, slips.link);
  if (mistake) return mistake;
  const isHttps = /^https:\/\/[^/]/.test(url);
  if (!isHttps && !url.startsWith('/'))
    return {
      message: 'A link must start with /, https://, mailto: or tel:.',
      write: 'Use a path that starts with /, or an https:// address.',
      ...(/^www\.[\w.-]+\.[a-z]{2,}(?:[/?#]|$)/i.test(url) && { fix: `https://${url}` }),
      ...(/^[^@\s/:?#]+@[\w.-]+\.[a-z]{2,}$/i.test(url) && { fix: `mailto:${url}` }),
    };
  if (isHttps && !URL.canParse(url))
    return {
      message: "This isn't a valid address.",
      write: 'Use a full address such as https://www.puretec.com.au.',
    };
  return charactersFault(url) ?? tooLong(url);
};

type Slip = Pick<AddressError, 'message' | 'write'> & {
  readonly pattern: string;
  readonly flags?: string | undefined;
  readonly fix?: string | undefined;
};

/** Returns the first slip that an address has. Its fix replaces what it found. */
function slipIn(url: string, known: readonly Slip[]): AddressError | undefined {
  for (const { pattern, flags, message, write, fix } of known) {
    const found = new RegExp(pattern, flags).exec(url)?.[0];
    if (found === undefined) continue;
    const error = { message: message.replace('{found}', found), write };
    return fix === undefined ? error : { ...error, fix: url.replace(found, fix) };
  }
  return undefined;
}

/** One validator for each `x-address` in the schemas. */
const kinds = {
  /** A page: `/`, or words of lower-case letters, digits and hyphens. */
  page: fits(page, 'Use a path in lower case that starts with /, such as /about-us.', (text) =>
    text
      .toLowerCase()
      .replace(/^\/*/, '/')
      .replace(/(?<=.)\/+$/, ''),
  ),
  /** A category, as one such word or several, with or without the first slash. */
  category: fits(
    category,
    'Use lower-case letters, digits and hyphens, such as whole-house-filter-systems.',
  ),
  code: codeError,
  /** A path of the previous site, in any case. Wildcards aren't allowed. */
  'old-path': fits(
    oldPath,
    'Start with /, and use only letters, digits and - . _ ~, such as /PT-Series.',
    (text) => text.replace(/\/+$/, ''),
  ),
  link: linkError,
  path: (text) =>
    /^\/(?!\/)/.test(text)
      ? linkError(text)
      : {
          message: "This is a path on the country's host, so it must start with one /.",
          write: 'Use a path that starts with /, such as /puretec/dealer.ssp#/login.',
        },
  /** A backend: empty (not configured), a path or an https address. */
  endpoint,
  /** An endpoint, or `host` for the country's commerce host. */
  'item-search': (text) => (text === 'host' ? undefined : endpoint(text)),
  host: fits(host, 'Use a host in lower case, such as www.puretec.com.au.', (text) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, ''),
  ),
  /** A server that the host proxies to: https, host and port, or http on a private network. */
  upstream: upstreamFault,
  origin: (text) =>
    text.startsWith('https://') && host.test(text.slice('https://'.length))
      ? undefined
      : {
          message: text.endsWith('/')
            ? "This address can't end in /."
            : 'This address must be https:// followed by a host.',
          write: 'Use https:// and the host, such as https://www.puretec.com.au.',
        },
} as const satisfies Readonly<Record<string, Judge>>;

export type AddressKind = keyof typeof kinds;
export const isAddressKind = (text: unknown): text is AddressKind =>
  typeof text === 'string' && Object.hasOwn(kinds, text);

/** What's wrong with an address. Undefined if it's valid. */
export const addressError = (kind: AddressKind, text: string): AddressError | undefined =>
  kinds[kind](text);

/** Returns a valid address. Throws an Error otherwise, because the check should have refused it. */
export function requireAddress(kind: AddressKind, text: string): string {
  const fault = addressError(kind, text);
  if (fault) throw new Error(`${JSON.stringify(text)} isn't a ${kind} address. ${fault.message}`);
  return text;
}

/** One line of `_redirects`. Throws if `from` isn't a plain path or `to` isn't a link. */
export const redirectLine = (from: string, to: string): string =>
  `${requireAddress('old-path', from)} ${requireAddress('link', to)} 301\n`;

/** `meant` normalises an address. Its result becomes the fix if it's valid. */
function fits(pattern: RegExp, write: string, meant?: (text: string) => string): Judge {
  return (text) => {
    if (pattern.test(text)) return deviceName(text) ?? tooLong(text);
    if (text === '') return { message: 'This field is empty.', write };
    const strange = strangeCharacter(text);
    const fix = meant?.(text.trim());
    return strange === undefined
      ? {
          message: "This isn't in the right format.",
          write,
          ...(fix !== undefined && pattern.test(fix) && { fix }),
        }
      : {
          message: `An address can't contain ${nameOfCharacter(strange)}.`,
          found: visible(text),
          write,
        };
  };
}

function endpoint(text: string): AddressError | undefined {
  const write =
    'Use a path such as /api, an https:// address without a slash at the end, or "" for none.';
  if (text === '') return undefined;
  if (!/^(?:\/(?!\/)|https:\/\/)/.test(text))
    return { message: "A backend's address must be a path or start with https://.", write };
  if (/[?#]|\/$/.test(text))
    return { message: "A backend's address can't contain ? or #, or end in /.", write };
  return linkError(text);
}

/** True for private IP ranges, single-word names and private top-level domains. */
export const isPrivateHostname = (name: string): boolean =>
  /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\./.test(name) ||
  /^(?:[^.]+|.*\.(?:internal|local|lan|home\.arpa|localhost))$/.test(name);

function upstreamFault(text: string): AddressError | undefined {
  const write =
    'Use https:// and a host with its port, such as https://api.example.com:8443, or http:// and a host in your own network, such as http://127.0.0.1:9000.';
  const [, scheme, name = '', port] = upstream.exec(text) ?? [];
  if (scheme === undefined || Number(port ?? 1) > 65_535 || Number(port ?? 1) === 0)
    return { message: "This isn't a server address.", write };
  if (scheme !== 'http' || isPrivateHostname(name)) return undefined;
  return {
    message: 'Messages would cross the internet unencrypted.',
    write,
    fix: text.replace('http:', 'https:'),
  };
}

function charactersFault(url: string): AddressError | undefined {
  if (plainCharacters.test(url)) return undefined;
  const strange = strangeCharacter(url);
  return strange === undefined
    ? {
        message: `An address can't contain < > " { } | ^ \` or a % without two digits.`,
        write: 'Replace them with % and two hexadecimal digits, or leave them out.',
      }
    : {
        message: `An address can't contain ${nameOfCharacter(strange)}.`,
        found: visible(url),
        write: 'Copy the address from a browser, which turns such characters into % codes.',
        ...(plainCharacters.test(url.trim()) && { fix: url.trim() }),
      };
}

const deviceName = (text: string): AddressError | undefined =>
  /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\/|$)/i.test(text)
    ? { message: "Windows can't store a file with this name.", write: 'Use another name.' }
    : undefined;

function tooLong(text: string): AddressError | undefined {
  const segments = text.startsWith('https://') ? [] : (text.split(/[?#]/)[0] ?? '').split('/');
  return text.length > longestAddress || segments.some(({ length }) => length > longestSegment)
    ? {
        message: `An address can't have more than ${longestSegment} characters between slashes, or ${longestAddress} in total.`,
        write: 'Use a shorter address.',
      }
    : undefined;
}

const visible = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const strangeCharacter = (text: string): string | undefined =>
  [...text].find((character) => character < ' ' || character > '~');

const namedCharacters: Readonly<Record<string, string>> = {
  ' ': 'a space',
  '\n': 'a line break',
  '\r': 'a line break',
  '\t': 'a tab',
  '\u00a0': 'a non-breaking space',
};
/** Names a character: a line break, "é", or, if it can't be seen, the character U+200B. */
const nameOfCharacter = (character: string): string =>
  namedCharacters[character] ??
  (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
    ? `"${character}"`
    : `the character ${codePoint(character)}`);

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
