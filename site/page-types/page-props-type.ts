/** Props that every page template takes, besides its own. */

import type { Country, Image, InterestedIn, RelatedVideo } from '../../kernel/contract.ts';
import type { WaterSource } from '../../kernel/vocabulary.ts';
import type { BreadcrumbItem } from '../components/Breadcrumb/Breadcrumb.tsx';
import type { PageSection } from '../components/PageSections/PageSections.tsx';

export type PageProps = {
  readonly country: Country;
  readonly crumbs: readonly BreadcrumbItem[];
  readonly title: string;
  readonly intro: string;
  readonly image?: Image;
  readonly source?: WaterSource;
  readonly sections: readonly PageSection[];
  readonly videos: readonly RelatedVideo[];
  readonly interestedIn: readonly InterestedIn[];
  readonly sample: boolean;
};
