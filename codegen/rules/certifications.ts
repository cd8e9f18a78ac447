import {
  certifiedFacts,
  hasCopperAlloy,
  isLeadFree,
  isRatedByWels,
  welsIn,
} from '../../kernel/certifications.ts';
import { countries } from '../../kernel/countries.ts';
import { formatDate } from '../../kernel/format.ts';
import { isRecord } from '../../kernel/records.ts';
import { rangeState } from '../resolve/date-ranges.ts';
import { isSold } from '../resolve/prices.ts';
import { type Rule, type RuleMatch, reportAt, reportOn } from './rule.ts';
import { factPath, isCurrent } from './specifications.ts';

export const certificate: Rule = {
  name: 'certificate',
  description:
    "A WELS rating has stars and litres a minute, and no other certificate has either. A product's `specifications` don't repeat its certificates. A `leadFreeVersion` has a Lead Free WaterMark. A certificate hasn't expired (a warning).",
  check: ({ documents, facts, clock, tables, written, isProductReported }) => [
    ...facts
      .filter(({ id }) => certifiedFacts.has(id))
      .map((fact) =>
        reportAt(fact.document, factPath(fact), {
          key: true,
          message: 'The site takes this from certifications.',
          write: 'Delete it, and list the certificate under certifications.',
        }),
      ),
    ...written.products.flatMap(({ entry, origin }) => {
      const version = tables.products[entry.leadFreeVersion ?? ''];
      if (!version || isProductReported(version.code, ['certifications'])) return [];
      const missing = countries.filter(
        (country) =>
          tables.site.countries[country].leadFree &&
          isSold(tables.prices, version.code, country) &&
          !isLeadFree(version, country),
      );
      return missing.length === 0
        ? []
        : reportOn(origin, ['leadFreeVersion'], {
            message: `${version.code} has no Lead Free WaterMark in ${missing.join(' and ')}.`,
            found: version.code,
            write: `Use a product that has one, or add the certificate to ${version.code}.yaml.`,
          });
    }),
    ...documents.flatMap((document) => {
      const all =
        document.kind === 'product' && isRecord(document.value)
          ? document.value.certifications
          : [];
      return (Array.isArray(all) ? all : []).flatMap((each: unknown, index): RuleMatch[] => {
        if (!isRecord(each)) return [];
        const { scheme, validUntil: end } = each;
        const path = ['certifications', index];
        const isWels = scheme === 'WELS';
        const wrong = ['stars', 'litresPerMinute'].filter(
          (field) => (each[field] !== undefined) !== isWels,
        );
        return [
          ...wrong.map((field) =>
            isWels
              ? reportAt(document, [...path, 'scheme'], {
                  message: `A WELS rating also needs ${field}.`,
                  write: `Add ${field}: with the number on the WELS label.`,
                })
              : reportAt(document, [...path, field], {
                  key: true,
                  message: `Only a WELS rating can have ${field}.`,
                  write: 'Delete it, or correct the scheme.',
                }),
          ),
          ...(typeof end === 'string' &&
          countries.every((country) => rangeState({ end }, clock, country) === 'ended')
            ? [
                reportAt(document, [...path, 'validUntil'], {
                  severity: 'warning' as const,
                  message: 'This certificate has expired, so pages leave it out.',
                  found: end,
                  write: 'Enter the new date, or delete the certificate.',
                }),
              ]
            : []),
        ];
      });
    }),
  ],
};

export const missingCertificate: Rule = {
  name: 'missing-certificate',
  description:
    'A copper alloy product for drinking water has a Lead Free WaterMark or a `leadFreeVersion` in countries with a `leadFree` rule in site.yaml. A tap or shower has a WELS rating in countries with `needsWels: true` (warnings).',
  check: ({ tables, written, clock, isProductReported }) => {
    const inForce = countries.filter((country) => {
      const { leadFree } = tables.site.countries[country];
      return leadFree && rangeState({ start: leadFree.since }, clock, country) === 'running';
    });
    return written.products.flatMap(({ entry, origin }): RuleMatch[] => {
      const { code } = entry;
      const isUnclear = ['certifications', 'appearance', 'specifications', 'type'].some((field) =>
        isProductReported(code, [field]),
      );
      if (!isCurrent(entry) || isUnclear) return [];
      return countries.flatMap((country): RuleMatch[] => {
        const { label, leadFree, needsWels } = tables.site.countries[country];
        if (!isSold(tables.prices, code, country)) return [];
        const report = (message: string, write: string) =>
          reportOn(origin, ['certifications'], { severity: 'warning', key: true, message, write });
        const isCovered =
          isLeadFree(entry, country) ||
          isSold(tables.prices, entry.leadFreeVersion ?? '', country) ||
          !hasCopperAlloy(entry);
        const found: RuleMatch[] = [];
        if (leadFree && inForce.includes(country) && !isCovered)
          found.push(
            report(
              `${label} has had a lead-free rule since ${formatDate(leadFree.since)}, but this copper alloy product has no Lead Free WaterMark there.`,
              'Add the certificate, or set leadFreeVersion to the lead-free product.',
            ),
          );
        if (needsWels && isRatedByWels(entry) && !welsIn(entry, country))
          found.push(
            report(
              `A tap or shower sold in ${label} must show its WELS rating.`,
              'Add the rating to certifications.',
            ),
          );
        return found;
      });
    });
  },
};
