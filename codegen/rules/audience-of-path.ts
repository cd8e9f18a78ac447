import { audienceOfPath, sectionsOf } from '../../kernel/navigation.ts';
import { foundOf, type Rule } from './rule.ts';

const page = (url: string) =>
  `url: ${url}\naudience: Dealers\ntitle: Careers\nintro: Careers.\npageTitle: Careers\npageDescription: Careers.\n`;

export const audienceOfPathRule: Rule = {
  name: 'audience-of-path',
  proves: 'A-01',
  scope: 'pages',
  truth: 'The section of a page is the one that its path names.',
  good: { file: 'pages/careers.yaml', yaml: page('/dealers/careers') },
  bad: {
    file: 'pages/careers.yaml',
    yaml: page('/careers'),
    printed:
      'error catalogue/pages/careers.yaml:2:11 audience: A visitor of /careers is shown the section Consumer: the path decides. Found Dealers. Consumer, or a path below the home of Dealers. [audience-of-path]',
  },
  check: ({ catalogue, written, isSettingInDoubt }) => {
    if (isSettingInDoubt(['audiences'])) return [];
    const sections = sectionsOf(catalogue.site.audiences);
    return written.pages.flatMap(({ entry: { url, audience }, origin }) => {
      const section = audienceOfPath(url, sections);
      if (audience === section) return [];
      return [
        foundOf(origin, ['audience'], {
          message: `a visitor of ${url} is shown the section ${section}: the path decides`,
          found: audience,
          write: `${section}, or a path below the home of ${audience}`,
        }),
      ];
    });
  },
};
