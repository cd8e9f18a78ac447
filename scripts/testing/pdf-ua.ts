/**
 * Checks the failure conditions of the Matterhorn Protocol 1.1 (the checks of PDF/UA-1) that a program can find and
 * that our documents can meet. We write no forms, notes, lists, attachments, layers or encryption.
 */
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** The standard types we use, each with its possible parents. */
const parents: Readonly<Record<string, RegExp>> = {
  Document: /^StructTreeRoot$/,
  Sect: /^Document$/,
  ...{ H1: /^Sect$/, H2: /^Document$/, H3: /^Document$/ },
  ...{ P: /^(Document|Sect)$/, Link: /^P$/, Figure: /^(Document|Sect)$/ },
  ...{ Table: /^Document$/, TR: /^Table$/, TH: /^TR$/, TD: /^TR$/ },
};
const painting = /^(?:[SsFBb]|f|f\*|[Bb]\*|sh|Do|Tj|TJ|'|")$/;
const token = /\((?:\\.|[^\\)])*\)|<<|>>|<[\da-fA-F\s]*>|[[\]]|\/[^\s/[\]<>()]+|[^\s/[\]<>()]+/g;

export type Content = {
  readonly findings: readonly string[];
  readonly mcids: readonly number[];
  /** The character codes that each font sets. */
  readonly codes: ReadonlyMap<string, ReadonlySet<number>>;
};

/** Reads a content stream: what's tagged, what's decoration, and what's neither. */
export function readContent(stream: string, isTagged = false): Content {
  const findings: string[] = [];
  const mcids: number[] = [];
  const codes = new Map<string, Set<number>>();
  const open: ('artifact' | 'tagged' | 'other')[] = isTagged ? ['tagged'] : [];
  let operands: string[] = [];
  let font = '';
  for (const [each] of stream.matchAll(token)) {
    if (!/^[A-Za-z'"]/.test(each) || ['true', 'false', 'null'].includes(each)) {
      operands.push(each);
      continue;
    }
    if (each === 'BDC' || each === 'BMC') {
      const at = operands.indexOf('/MCID');
      const kind = operands[0] === '/Artifact' ? 'artifact' : at < 0 ? 'other' : 'tagged';
      if (kind === 'artifact' && open.includes('tagged')) findings.push('01-003');
      if (kind === 'tagged' && open.includes('artifact')) findings.push('01-004');
      if (kind === 'tagged') mcids.push(Number(operands[at + 1]));
      open.push(kind);
    } else if (each === 'EMC') open.pop();
    else if (painting.test(each) && !open.some((kind) => kind !== 'other')) findings.push('01-005');
    if (each === 'Tf') font = operands[0] ?? '';
    if (each === 'Tj' || each === 'TJ') {
      const used = codes.get(font) ?? new Set();
      codes.set(font, used);
      const hex = operands
        .filter((operand) => operand.startsWith('<'))
        .map((at) => at.slice(1, -1));
      for (const [code] of hex.join('').matchAll(/.{4}/g)) used.add(Number.parseInt(code, 16));
    }
    operands = [];
  }
  return { findings, mcids, codes };
}

/** Returns an id such as "28-012" and its subject for each failure. */
export async function pdfUaFindings(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = pdf;
  const findings: string[] = [];
  const need = (isMet: unknown, finding: string) => void (isMet || findings.push(finding));
  const look = (dict: PDFDict | undefined, ...path: readonly string[]) =>
    path.reduce<PDFObject | undefined>(
      (from, key) => (from instanceof PDFDict ? from.lookup(PDFName.of(key)) : undefined),
      dict,
    );
  const text = (dict: PDFDict, key: string): string => {
    const value = look(dict, key);
    if (value instanceof PDFName) return value.asString().slice(1);
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
  };
  const listOf = (value: PDFObject | undefined): readonly PDFObject[] =>
    value instanceof PDFArray ? value.asArray() : value === undefined ? [] : [value];
  const decoded = (stream: PDFObject | undefined): string =>
    stream instanceof PDFRawStream
      ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
      : '';

  const xmp = Buffer.from(decoded(look(catalog, 'Metadata')), 'latin1').toString();
  need(xmp, '06-001 no metadata');
  need(/<pdfuaid:part>1<\/pdfuaid:part>/.test(xmp), '06-002 not marked as PDF/UA-1');
  need(/<dc:title><rdf:Alt><rdf:li xml:lang="x-default">[^<]+</.test(xmp), '06-003 no title');
  need(!/&(?!amp;|lt;|gt;|quot;)/.test(xmp), '06-001 metadata that is not XML');
  const shown = look(catalog, 'ViewerPreferences', 'DisplayDocTitle');
  need(shown instanceof PDFBool, '07-001 no DisplayDocTitle');
  need(shown !== PDFBool.False, '07-002 the title is not displayed');
  need(text(catalog, 'Lang'), '11-006 no language');
  need(look(catalog, 'MarkInfo', 'Marked') === PDFBool.True, '01-005 not marked as tagged');
  need(look(catalog, 'MarkInfo', 'Suspects') !== PDFBool.True, '01-007 suspects');
  need(context.trailerInfo.Encrypt === undefined, '26-001 encrypted');

  /** The elements that own marked content and annotations, by page and number. */
  const owned = new Set<number>();
  const annotated = new Map<PDFObject | undefined, string>();
  let level = 0;
  const visit = (element: PDFDict, parent: string): void => {
    const type = text(element, 'S');
    need(type in parents, `02-001 ${type} is not a standard type`);
    need(parents[type]?.test(parent), `09-004 ${type} in ${parent}`);
    const heading = Number(/^H(\d)$/.exec(type)?.[1] ?? Number.NaN);
    if (heading > 0) {
      need(level > 0 || heading === 1, '14-002 the first heading is not H1');
      need(heading <= level + 1, `14-003 H${heading} after H${level}`);
      level = heading;
    }
    if (type === 'Figure') {
      need(text(element, 'Alt').trim(), '13-004 a figure without alternative text');
      need(listOf(look(element, 'A', 'BBox')).length === 4, 'a figure without BBox');
    }
    if (type === 'TH')
      need(
        text(context.lookup(element.get(PDFName.of('A')), PDFDict), 'Scope'),
        '15-003 a TH without scope',
      );
    for (const kid of listOf(look(element, 'K'))) {
      const child = context.lookup(kid);
      if (child instanceof PDFNumber) owned.add(child.asNumber());
      else if (!(child instanceof PDFDict)) findings.push(`01-005 ${type} with unknown content`);
      else if (text(child, 'Type') === 'OBJR') annotated.set(look(child, 'Obj'), type);
      else visit(child, type);
    }
  };
  const [root] = listOf(look(catalog, 'StructTreeRoot', 'K'));
  const document = context.lookup(root);
  if (document instanceof PDFDict) visit(document, 'StructTreeRoot');
  else findings.push('01-005 no structure');
  need(
    listOf(look(catalog, 'StructTreeRoot', 'ParentTree', 'Nums')).length,
    '01-005 no parent tree',
  );

  const used = new Map<PDFDict, Set<number>>();
  const read = (
    stream: PDFObject | undefined,
    resources: PDFObject | undefined,
    isTagged: boolean,
  ) => {
    const content = readContent(decoded(stream), isTagged);
    findings.push(...content.findings);
    const of = (kind: string) => (resources instanceof PDFDict ? look(resources, kind) : undefined);
    for (const [name, codes] of content.codes) {
      const fonts = of('Font');
      const font = fonts instanceof PDFDict ? look(fonts, name.slice(1)) : undefined;
      if (!(font instanceof PDFDict)) findings.push(`31-009 no font ${name}`);
      else used.set(font, new Set([...(used.get(font) ?? []), ...codes]));
    }
    const forms = of('XObject');
    for (const [, ref] of forms instanceof PDFDict ? forms.entries() : []) {
      const form = context.lookup(ref);
      if (!(form instanceof PDFRawStream)) continue;
      need(look(form.dict, 'Ref') === undefined, '30-001 a reference XObject');
      if (text(form.dict, 'Subtype') !== 'Form') continue;
      need(read(form, look(form.dict, 'Resources'), true).length === 0, '30-002 a form with MCIDs');
    }
    return content.mcids;
  };
  for (const page of pdf.getPages()) {
    const annotations = listOf(look(page.node, 'Annots')).map((each) => context.lookup(each));
    need(annotations.length === 0 || look(page.node, 'Tabs'), '28-008 no tab order');
    need(
      annotations.length === 0 || text(page.node, 'Tabs') === 'S',
      '28-009 tab order by structure',
    );
    for (const each of annotations) {
      if (!(each instanceof PDFDict)) continue;
      need(text(each, 'Subtype') === 'Link', "28-002 an annotation that isn't a link");
      need(annotated.get(each) === 'Link', '28-011 a link outside a Link element');
      need(look(each, 'StructParent') instanceof PDFNumber, '28-011 a link without its parent');
      need(text(each, 'Contents').trim(), '28-012 a link without contents');
    }
    const contents = listOf(look(page.node, 'Contents'));
    for (const stream of contents) {
      for (const mcid of read(context.lookup(stream), look(page.node, 'Resources'), false))
        need(owned.delete(mcid), `01-005 content ${mcid} outside the structure`);
    }
  }
  need(owned.size === 0, `01-005 elements without content: ${[...owned]}`);

  for (const [font, codes] of used) {
    const name = text(font, 'BaseFont');
    const [descendant] = listOf(look(font, 'DescendantFonts')).map((each) => context.lookup(each));
    const own = descendant instanceof PDFDict ? descendant : font;
    need(look(own, 'FontDescriptor', 'FontFile2'), `31-009 ${name} is not embedded`);
    need(text(own, 'CIDToGIDMap') === 'Identity', `31-007 ${name} has no map of glyphs`);
    need(
      look(own, 'FontDescriptor', 'CIDSet') === undefined,
      `31-014 ${name} has a CIDSet, which isn't checked`,
    );
    const map = decoded(look(font, 'ToUnicode'));
    need(map, `31-027 ${name} has no ToUnicode`);
    const values = [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/<([^>]*)>/g)].map(([, hex = '']) => hex),
    );
    for (const code of codes) {
      need(code > 0, `31-030 ${name} shows .notdef`);
      need(/^(?!e|f[0-8])./.test(values[code] ?? ''), `10-001 ${name} ${code} isn't a character`);
      need(!/^(0000|feff|fffe)$/.test(values[code] ?? ''), `31-028 ${name} ${code}`);
    }
  }
  return findings;
}
