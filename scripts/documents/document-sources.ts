/** Generates product documents, and caches each by all its inputs. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { productOutline } from '../../kernel/dimensions.ts';
import {
  type DocumentRequest,
  type DrawingFormat,
  issuedOn,
  parseDocumentUrl,
  productDocuments,
} from '../../kernel/documents.ts';
import { drawingProps } from '../../kernel/drawing-props.ts';
import type { DrawingProps } from '../../kernel/drawing-traits.ts';
import type { Country, Product } from '../../kernel/entry-types.ts';
import { formatDate } from '../../kernel/format.ts';
import { productSource } from '../../kernel/image-address.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { plainSigns } from '../../kernel/typography.ts';
import { priceIn } from '../../site/lookups/in-country.ts';
import { compareEntry } from '../../site/page-types/compare/compare-file.ts';
import { clauseOf } from '../../site/page-types/schedule/specification-text.ts';
import type { Drawings, Source } from '../images/sources.ts';
import { projectRoot } from '../project-root.ts';
import { dataSheet } from './data-sheet.ts';

export const documentUrlsIn = (tables: Tables, country: Country): readonly string[] =>
  Object.values(tables.products)
    .filter(({ code }) => priceIn(tables, code, country).kind !== 'not sold')
    .flatMap((product) => productDocuments(product, country).map(({ url }) => url));

/** Returns a function that finds "documents/WH2-60-au.pdf", or undefined. `code` returns the version of the code that makes documents. */
export function documentSources(tables: Tables, drawings: Drawings, code: () => string) {
  let version: string | undefined;
  const lookOf = memoize((product: Product) =>
    drawingProps(product, (code) => tables.products[code]),
  );
  return (source: string): Source | undefined => {
    const request = parseDocumentUrl(source);
    const product = request && tables.products[request.code];
    const generator = product && generatorOf(tables, drawings, request, product, lookOf(product));
    if (!generator) return undefined;
    version ??= `${code()} ${packages()}`;
    return {
      kind: 'document',
      version: hash('sha256', JSON.stringify([version, source, generator.from])),
      async open() {
        const bytes = await generator.make();
        return { kind: 'document', bytes, content: hash('sha256', bytes) };
      },
    };
  };
}

type Generator = { readonly from: unknown; readonly make: () => Buffer | Promise<Buffer> };

function generatorOf(
  tables: Tables,
  drawings: Drawings,
  request: DocumentRequest,
  product: Product,
  look: DrawingProps,
): Generator | undefined {
  switch (request.format) {
    case 'pdf': {
      const sheet = dataSheet(tables, request.code, request.country);
      if (!sheet) return undefined;
      const picture = productSource(product.code);
      return {
        // A picture may show parts, which have their own data.
        from: [sheet, product, drawings.version(picture)],
        make: async () => {
          const { makeDataSheet } = await import('./write-data-sheet.ts');
          const drawn = (await drawings.draw(picture)) ?? '<svg/>';
          return makeDataSheet({ sheet, product, look, picture: drawn });
        },
      };
    }
    case 'txt': {
      if (priceIn(tables, request.code, request.country).kind === 'not sold') return undefined;
      const text = clauseFile(tables, product, request.country);
      return { from: text, make: () => Buffer.from(text) };
    }
    case 'svg':
    case 'dxf': {
      if (!productOutline(product) || !isSold(tables, product)) return undefined;
      const { format } = request;
      return { from: [product, look], make: () => draw(product, look, format) };
    }
  }
}

async function draw(product: Product, look: DrawingProps, format: DrawingFormat): Promise<Buffer> {
  if (format === 'dxf') {
    const { dimensionedDxf } = await import('./write-dxf.ts');
    return Buffer.from(dimensionedDxf(product, look) ?? '');
  }
  const { dimensionedSvg } = await import('../../drawings/dimensioned/draw-dimensioned.ts');
  return Buffer.from(dimensionedSvg(product, look) ?? '');
}

const isSold = (tables: Tables, { code }: Product): boolean =>
  countries.some((country) => priceIn(tables, code, country).kind !== 'not sold');

/** Writes plain ASCII with Windows line ends, because a text file doesn't say how it's encoded. */
function clauseFile(tables: Tables, product: Product, country: Country): string {
  const { externalUrl } = tables.site.countries[country];
  const lines = [
    ...clauseOf(compareEntry(tables, product, country), tables),
    '',
    `${externalUrl}/${product.code}, ${formatDate(issuedOn(product, tables.site))} (${countryKeys[country].toUpperCase()})`,
  ];
  return plainSigns(lines.map((line) => `${line}\r\n`).join(''));
}

function packages(): string {
  const names = [
    ...['pdfkit', 'svg-to-pdfkit', 'fontkit', 'uqr', '@tarikjabiri/dxf'],
    ...['@expo-google-fonts/instrument-sans', '@expo-google-fonts/inter'],
  ];
  const versions = names.map((name) => {
    const file = join(projectRoot, 'node_modules', name, 'package.json');
    return `${name} ${JSON.parse(readFileSync(file, 'utf8')).version}`;
  });
  return [...versions, process.versions.zlib].join(' ');
}
