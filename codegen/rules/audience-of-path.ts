import { audienceOfPath, sectionsOf } from '../../kernel/navigation.ts';
import { foundOf, type Rule } from './rule.ts';

const page = (url: string) =>
  `url: ${url}\naudience: Dealers\ntitle: Careers\nintro: Careers.\npageTitle: Careers\npageDescription: Careers.\n`;

export const audienceOfPathRule: Rule = {
  name: 'audience-of-path',
  proves: 'A-01',
  scope: 'pages',
  description: 'The audience of a page is the one that its path names.',
  good: { file: 'pages/careers.yaml', yaml: page('/dealers/careers') },
  bad: {
    file: 'pages/careers.yaml',
    yaml: page('/careers'),
    printed:
      'error catalogue/pages/careers.yaml:2:11 audience: Visitors of /careers see the section Consumer, because of its path. Found Dealers. Use Consumer, or a path below the home of Dealers. [audience-of-path]',
  },
  check: ({ catalogue, written, isSettingInDoubt }) => {
    if (isSettingInDoubt(['audiences'])) return [];
    const sections = sectionsOf(catalogue.site.audiences);
    return written.pages.flatMap(({ entry: { url, audience }, origin }) => {
      const section = audienceOfPath(url, sections);
      if (audience === section) return [];
      return [
        foundOf(origin, ['audience'], {
          message: `Visitors of ${url} see the section ${section}, because of its path.`,
          found: audience,
          write: `Use ${section}, or a path below the home of ${audience}.`,
        }),
      ];
    });
  },
};
