/** Finds the section that a visitor is in (SPEC 2 and 4). Sections are navigation, not permissions (ROLE-01). */
import {
  type Audience,
  audienceOfPath,
  audiences,
  type Sections,
} from '../../kernel/navigation.ts';

export function isAudience(value: unknown): value is Audience {
  return audiences.some((audience) => audience === value);
}

/** The section that a path names. Without a path, logs and returns "Error", which is never stored (AUD-12). */
export function fromPath(path: string | null | undefined, sections: Sections): Audience | 'Error' {
  if (path === undefined || path === null) {
    console.error(`Error in section detection: the path is ${path}`);
    return 'Error';
  }
  return audienceOfPath(path, sections);
}

const home: Audience = 'Consumer';

/**
 * The section of this visit: the one that the path names, on other paths a valid cookie's, or Consumer. An
 * unknown cookie counts as missing (AUD-13) and is logged as an invalid menu type (NAV-11). Without a path, it's
 * Consumer and isn't stored (AUD-12).
 */
export function decideAudience(
  cookie: string | undefined,
  path: string | null | undefined,
  sections: Sections,
) {
  const stored = storedIn(cookie, sections);
  if (cookie && !stored) logInvalidType(cookie);
  if (fromPath(path, sections) === 'Error') return { audience: home, shouldStore: false };
  const audience = audienceOfVisit(cookie, path ?? '', sections);
  return { audience, shouldStore: audience !== stored };
}

/** Like `resolve`, without logging. */
export function audienceOfVisit(
  cookie: string | undefined,
  path: string,
  sections: Sections,
): Audience {
  const derived = audienceOfPath(path, sections);
  // Consumer means that the path names no section.
  return derived === home ? (storedIn(cookie, sections) ?? derived) : derived;
}

const storedIn = (cookie: string | undefined, sections: Sections): Audience | undefined =>
  [...sections.map(([, audience]) => audience), home].find((audience) => audience === cookie);

/** NAV-11, ERR-08: no audience has the requested menu. */
export const logInvalidType = (type: string): void =>
  console.error(`Invalid navigation type: ${type}`);
