import type { Tables } from '../../kernel/tables.ts';
import type { PreviewSettings } from '../preview/read-settings.ts';

/** What the embedded backends of the preview know: the gateway's allow-list and the forms that they check again. */
export function previewSettings({ site, pages }: Tables): PreviewSettings {
  const { gatewayStage, gatewayTargets } = site.backends;
  const forms = Object.values(pages).flatMap(({ form }) => form ?? []);
  return { gatewayStage, gatewayTargets, forms };
}
