import type { Tables } from '../../kernel/tables.ts';
import { productCodesFile } from '../../site/kinds/form/product-codes-file.ts';
import type { PreviewSettings } from '../preview/read-settings.ts';

/** What the embedded backends of the preview know of the catalogue. */
export function previewSettings(tables: Tables): PreviewSettings {
  const { synonyms } = tables;
  const { dealerLoginPath } = tables.site;
  const forms = Object.values(tables.pages).flatMap(({ form }) => form ?? []);
  // The same for every country: a filter may have come along from another one.
  return { forms, productCodes: productCodesFile.of(tables), dealerLoginPath, synonyms };
}
