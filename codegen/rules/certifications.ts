import {
  certificationText,
  certifiedFacts,
  hasCopperAlloy,
  isLeadFree,
  isRatedByWels,
  welsIn,
} from '../../kernel/certifications.ts';
import { type Country, countries } from '../../kernel/countries.ts';
import { formatDate } from '../../kernel/format.ts';
import { formatList } from '../../kernel/format-list.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { eitherOf } from '../diagnostics/words.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { rangeState } from '../resolve/date-ranges.ts';
import { isSold } from '../resolve/prices.ts';
import { isRealDate } from '../validate/real-date.ts';
import { listAt, valueAt } from '../value-at.ts';
import lists from './lists.json' with { type: 'json' };
import { codesIn, codesShownAt, isForOne, sentencesIn } from './own-figures.ts';
import { lineOf, type Rule, type RuleInput, type RuleMatch, reportAt, reportOn } from './rule.ts';
import { factPath, isCurrent } from './specifications.ts';

const hasExpired = (each: unknown, clock: RuleInput['clock']): boolean =>
  isRecord(each) &&
  isRealDate(each.validUntil) &&
  countries.every(
    (country) => rangeState({ end: String(each.validUntil) }, clock, country) === 'ended',
  );

/** Whether a certificate is already reported, so that rules that rely on it skip it. */
const isDoubted = ({ origins, clock, isProductReported }: RuleInput, code: string): boolean =>
  isProductReported(code, ['certifications']) ||
  listAt(origins.get(code)?.document.value, ['certifications']).some((each) =>
    hasExpired(each, clock),
  );

export const certificate: Rule = {
  name: 'certificate',
  check: (input) => [
    ...input.facts
      .filter(({ id }) => certifiedFacts.has(id))
      .map((fact) =>
        reportAt(fact.document, factPath(fact), {
          key: true,
          message: 'The site takes this specification from "certifications".',
          write: 'Delete this line, and list the certificate under "certifications".',
        }),
      ),
    ...input.written.products.flatMap(({ entry, origin }) => {
      const { tables } = input;
      const version = tables.products[entry.leadFreeVersion ?? ''];
      if (!version || isDoubted(input, version.code)) return [];
      const missing = countries.filter(
        (country) =>
          tables.site.countries[country].leadFree &&
          isSold(tables.prices, version.code, country) &&
          !isLeadFree(version, country),
      );
      if (missing.length === 0) return [];
      return reportOn(origin, ['leadFreeVersion'], {
        message: `${version.code} has no Lead Free WaterMark in ${eitherOf(missing)}.`,
        found: version.code,
        write: `Use a product that has one, or add the certificate to ${version.code}.yaml.`,
      });
    }),
    ...input.documents.flatMap((document) => {
      if (document.kind !== 'product') return [];
      return listAt(document.value, ['certifications']).flatMap((each, index, all): RuleMatch[] => {
        const path = ['certifications', index];
        if (!isRecord(each) || input.isReported(document, [...path, 'scheme'])) return [];
        const { scheme, validUntil: end } = each;
        const isWels = scheme === 'WELS';
        const wrong = ['stars', 'litresPerMinute'].filter(
          (field) => (each[field] !== undefined) !== isWels,
        );
        const flow = valueAt(document.value, ['specifications', 'flow']);
        const { litresPerMinute: rated = flow } = each;
        // A mixer's stated flow is for its filtered line, and its spout limits it.
        const isMixer = valueAt(document.value, ['type']) === 'mixer tap';
        const isOther =
          isWels && flow !== undefined && (isMixer ? Number(flow) > Number(rated) : flow !== rated);
        return [
          isOther
            ? reportAt(document, [...path, 'litresPerMinute'], {
                severity: 'warning',
                message: `The flow under "specifications" is ${flow} L/min, but "litresPerMinute" is ${rated}.`,
                found: String(each.litresPerMinute),
                related: [lineOf({ document, path: [] }, ['specifications', 'flow'], 'See')],
                write: 'Use the number on the WELS label in both places.',
              })
            : [],
          wrong.map((field) =>
            isWels
              ? reportAt(document, [...path, 'scheme'], {
                  message: `A WELS rating also needs "${field}".`,
                  write: 'Add it, with the number on the WELS label, or correct the scheme.',
                })
              : reportAt(document, [...path, field], {
                  key: true,
                  message: `Only a WELS rating can have ${field}.`,
                  write: `Delete "${field}", or correct the scheme.`,
                }),
          ),
          hasExpired(each, input.clock)
            ? reportAt(document, [...path, 'validUntil'], {
                severity: 'warning',
                message: `This certificate expired on ${end}, so pages no longer show it.`,
                found: String(end),
                write: `Enter the new date, or delete ${all[1] ? 'this certificate' : 'the "certifications" field'}.`,
              })
            : [],
        ].flat();
      });
    }),
  ],
};

/** Words that claim a certificate, and what that certificate's name must contain. */
const certificateWords = lists.certificateWords.map(
  ([words = '', of = '']) => [new RegExp(words, 'i'), new RegExp(of)] as const,
);
/** Matches sentences about a rule, and sentences that deny or ask something. */
const isGeneral =
  /n't\b|\?$|\b(?:not?|never|without|must|ha(?:s|ve|d) (?:had )?to|needs?|required?|rules?|laws?|ask|if|where|whether)\b/i;

/** Finds certificates that copy claims for products without them. */
export function certificatesIn(input: RuleInput) {
  const { tables } = input;
  return (document: SourceDocument, text: string, path: FieldPath): RuleMatch[] => {
    if (path[0] === 'certifications' || !certificateWords.some(([words]) => words.test(text)))
      return [];
    const isOwn = document.kind === 'product';
    const around = codesShownAt(document, path, input);
    const context = isForOne(document, path, around) ? around.slice(0, 1) : around;
    return sentencesIn(text).flatMap((sentence) => {
      if (isGeneral.test(sentence)) return [];
      const named = codesIn(sentence, input, context);
      const codes = isOwn || named.length === 0 ? [...context, ...named] : named;
      const [code] = codes;
      if (code === undefined) return [];
      if (codes.some((each) => isDoubted(input, each))) return [];
      const texts = codes.flatMap(
        (each) => tables.products[each]?.certifications?.map(certificationText) ?? [],
      );
      const [found] = certificateWords.flatMap(([words, of]) =>
        texts.some((each) => of.test(each)) ? [] : (words.exec(sentence)?.[0] ?? []),
      );
      if (found === undefined) return [];
      return reportAt(document, path, {
        severity: 'warning',
        message: `${code} has no certificate to back up "${found}".`,
        ...{ found, within: found },
        write: `Delete the claim, or add the certificate to ${code}.yaml. If the text is about another product, name that one.`,
      });
    });
  };
}

export const missingCertificate: Rule = {
  name: 'missing-certificate',
  check: (input) => {
    const { tables, written, clock } = input;
    const inForce = countries.filter((country) => {
      const { leadFree } = tables.site.countries[country];
      return leadFree && rangeState({ start: leadFree.since }, clock, country) === 'running';
    });
    return written.products.flatMap(({ entry, origin }): RuleMatch[] => {
      const { code } = entry;
      const isUnclear = ['appearance', 'specifications', 'type'].some((field) =>
        input.isProductReported(code, [field]),
      );
      const { leadFreeVersion = '' } = entry;
      if (!isCurrent(entry) || isUnclear || isDoubted(input, code)) return [];
      const report = (message: string, write: string) =>
        reportOn(origin, ['certifications'], { severity: 'warning', key: true, message, write });
      const sold = countries.filter((country) => isSold(tables.prices, code, country));
      const uncovered = sold.filter(
        (country) =>
          inForce.includes(country) &&
          !isLeadFree(entry, country) &&
          !isSold(tables.prices, leadFreeVersion, country) &&
          !isDoubted(input, leadFreeVersion),
      );
      const unrated = sold.filter(
        (country) => tables.site.countries[country].needsWels && !welsIn(entry, country),
      );
      const labels = (among: readonly Country[]) =>
        formatList(among.map((country) => tables.site.countries[country].label));
      const rules = uncovered.map((country) => {
        const { label, leadFree } = tables.site.countries[country];
        return `${label} (since ${formatDate(leadFree?.since ?? '')})`;
      });
      return [
        uncovered.length > 0 && hasCopperAlloy(entry)
          ? report(
              `Lead-free rules apply in ${formatList(rules)}, but this copper alloy product has no Lead Free WaterMark there.`,
              `Add a certificate for ${labels(uncovered)}, ${countries.some((each) => isLeadFree(entry, each)) ? `add ${formatList(uncovered)} to the certificate's countries, ` : ''}set "leadFreeVersion" to the lead-free product's code, or correct the material or type.`,
            )
          : [],
        unrated.length > 0 && isRatedByWels(entry)
          ? report(
              `A tap or shower sold in ${labels(unrated)} must show its WELS rating.`,
              'Add a line for it under "certifications", such as - { scheme: WELS, number: …, stars: 3, litresPerMinute: 9 }. If it isn\'t a tap or shower, correct its type.',
            )
          : [],
      ].flat();
    });
  },
};
