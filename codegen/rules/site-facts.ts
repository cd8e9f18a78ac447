import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { formatDate } from '../../kernel/format.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { butText, eitherOf } from '../diagnostics/words.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { findInTexts } from '../find-in-values.ts';
import { valueAt } from '../value-at.ts';
import { sentencesIn } from './own-figures.ts';
import { type Rule, warnAbout } from './rule.ts';

const percent = /(?<![\d.])\d+(?:\.\d+)?(?=%)/g;
const day = /(?<=^|\b[Ss]ince )(?:\d{1,2} )?[A-Z][a-z]+ 20\d\d\b/g;
const street = /\d+\w? [A-Z][^,]+/;
const town = /[A-Z][a-z]+ \d{4}\b/;
const leadRule = /\bsince\b.*\blead\b|\blead\b.*\bsince\b/is;
const amounts = /\b([\d,.]+) ex GST\b.*?\b([\d,.]+) inc GST\b/g;

/** What `pattern` finds in text about this is compared with the part of the countries' field that `of` matches. */
type StatedFact = {
  readonly fields: readonly string[];
  readonly of?: RegExp;
  readonly pattern: RegExp;
  readonly about?: RegExp;
};

export const siteFacts: Rule = {
  name: 'site-facts',
  check: ({ tables, documents, siteDocument, isReported, isSiteFieldReported }) => {
    if (!siteDocument) return [];
    const site = siteDocument;
    const inSite = (country: Country, fields: FieldPath) => [
      ...['countries', countryKeys[country]],
      ...fields,
    ];
    const statedIn = (country: Country, fields: FieldPath) =>
      String(valueAt(site.value, inSite(country, fields)) ?? '');
    /** Matches what a country's field has, with any digits. */
    const likeOwn = (fields: FieldPath, of: RegExp) => {
      const own = countries.flatMap((each) => of.exec(statedIn(each, fields))?.[0] ?? []);
      const escaped = own.map((each) =>
        each.replaceAll(/[^\w\s]/g, '\\$&').replaceAll(/\d+/g, '\\d+'),
      );
      return new RegExp(`\\b(?:${escaped.join('|') || '$^'})\\b`, 'g');
    };
    const firstOf = (fields: FieldPath, words: RegExp) =>
      countries.map((each) => words.exec(statedIn(each, fields))?.[0]).join('|');
    /** Text that states a country's GST, lead limit, site address, company or street address. */
    const stating: readonly StatedFact[] = [
      { fields: ['gstPercent'], pattern: percent, about: /\bGST\b/ },
      { fields: ['leadFree', 'since'], pattern: day, about: leadRule },
      {
        fields: ['host'],
        pattern: new RegExp(
          String.raw`(?<![\w.@-])www\.(?:${firstOf(['host'], /[\w-]{4,}/)})(?:\.[a-z]{2,})+`,
          'gi',
        ),
      },
      {
        fields: ['leadFree', 'certified'],
        of: /[\d.]+(?=%)/,
        pattern: percent,
        about: /\blead\b/i,
      },
      ...[street, town].map((of) => ({
        fields: ['contact', 'address'],
        of,
        pattern: likeOwn(['contact', 'address'], of),
      })),
      {
        fields: ['contact', 'company'],
        pattern: new RegExp(
          String.raw`\b(?:${firstOf(['contact', 'company'], /\w+/)}) (?:[A-Z]\w* )*(?:Ltd|LP|Limited|Inc)\b`,
          'g',
        ),
      },
    ];
    const labels = new RegExp(
      `\\b(?:${countries.map((each) => tables.site.countries[each].label).join('|')})\\b`,
      'g',
    );
    const countryIn = (label: string | undefined) =>
      countries.find((each) => tables.site.countries[each].label === label);
    const judge = (document: SourceDocument, text: string, path: FieldPath) => {
      const table = path.at(-3) === 'rows' ? valueAt(document.value, path.slice(0, -3)) : {};
      const isTable = isRecord(table) && Array.isArray(table.columns);
      const head = isTable ? String([table.columns].flat()[Number(path.at(-1))]) : '';
      const row = isTable ? [valueAt(document.value, path.slice(0, -1))].flat().map(String) : [];
      const heading = String(valueAt(document.value, [...path.slice(0, -1), 'heading']));
      return sentencesIn(text).flatMap((sentence) => {
        const named =
          (isTable ? (row[0] ?? '') : sentence).match(labels) ?? heading.match(labels) ?? [];
        const report = (
          found: string,
          { fields, of = /.+/ }: StatedFact,
          index: number,
          all: number,
        ) => {
          // "10% in Australia, 15% in New Zealand"
          const its = countryIn(
            named.length === all ? named[index] : named.length === 1 ? named[0] : '',
          );
          const right = (its ? [its] : countries)
            .flatMap((each) => of.exec(statedIn(each, fields)) ?? [])
            .map((each) => (/^\d{4}-/.test(each) ? formatDate(each) : each))
            .filter(Boolean);
          const paths = (its ? [its] : countries).map((each) => inSite(each, fields));
          if (
            right.length === 0 ||
            right.some((each) => each === found || each.endsWith(` ${found}`)) ||
            paths.some(isSiteFieldReported)
          )
            return [];
          return warnAbout(document, path, found, {
            message: `In site.yaml, "${fields.join('.')}" is ${eitherOf(right)}${its ? ` for ${tables.site.countries[its].label}` : ''}${butText(found)}`,
            related: [{ at: { document: site, path: paths[0] ?? [] }, label: 'See' }],
            write: `If site.yaml is right, use ${eitherOf(right)} here${its ? ', or correct the country' : ''}. If the text is right, correct site.yaml.`,
          });
        };
        const found = stating.flatMap((fact) => {
          const { fields, pattern, about = pattern } = fact;
          const above = fields.includes('leadFree') ? heading : '';
          const isAbout = `${head} ${row} ${above} ${sentence}`.search(about) >= 0;
          const all = (isAbout && sentence.match(pattern)) || [];
          return all.flatMap((each, index) => report(each, fact, index, all.length));
        });
        const taxed = [...`${head} ${sentence}`.matchAll(amounts)].flatMap(
          ([, net = '', gross = '']) => {
            const [before, after] = [net, gross].map((each) => Number(each.replaceAll(',', '')));
            const its = countryIn(named[0]);
            const rate = its && Number(statedIn(its, ['gstPercent']));
            const right = ((before ?? 0) * (100 + (rate ?? 0))) / 100;
            // A wrong rate in the same row is the mistake.
            const isOdd = row.some((each) => /^[\d.]+%$/.test(each) && each !== `${rate}%`);
            if (!rate || isOdd || Math.abs(right - (after ?? 0)) < 0.015) return [];
            return warnAbout(document, path, gross, {
              message: `With ${rate}% GST, ${net} ex GST is ${right.toFixed(2)} inc GST, not ${gross}.`,
              write: `Change ${gross} to ${right.toFixed(2)}, or correct the amount ex GST.`,
            });
          },
        );
        return [...found, ...taxed];
      });
    };
    return documents.flatMap((document) =>
      document === siteDocument
        ? []
        : findInTexts(document.value, (text, path) => {
            const isCell = path.at(-3) === 'rows' && /\d%|GST| 20\d\d$/.test(text);
            const isStated = stating.some(({ pattern }) => text.search(pattern) >= 0);
            return (isCell || isStated) && !isReported(document, path)
              ? judge(document, text, path)
              : undefined;
          }).flatMap(({ found }) => found),
    );
  },
};
