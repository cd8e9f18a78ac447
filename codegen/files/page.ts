/** Page files. catalogue/schema describes each field. */
import type { InterestedInEntry } from './category.ts';
import type { Audience, Country, DocumentEntry, ImageEntry, LinkEntry } from './shared.ts';

export type SectionEntry = {
  readonly heading: string;
  readonly id?: string;
  readonly text?: string;
  readonly image?: ImageEntry;
  readonly table?: {
    readonly caption: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly faqs?: readonly { readonly question: string; readonly answer: string }[];
  readonly links?: readonly (LinkEntry & { readonly description?: string })[];
  readonly products?: readonly string[];
  readonly documents?: readonly DocumentEntry[];
  readonly notices?: readonly {
    readonly date: string;
    readonly title: string;
    readonly text: string;
    readonly sample?: boolean;
  }[];
};

export type FormEntry = {
  readonly id: string;
  readonly submitLabel: string;
  readonly success: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly type:
      | 'text'
      | 'email'
      | 'tel'
      | 'number'
      | 'date'
      | 'textarea'
      | 'select'
      | 'checkbox';
    readonly required?: boolean;
    readonly hint?: string;
    readonly autocomplete?: string;
    readonly options?: readonly string[];
    readonly maxLength?: number;
    readonly lookup?: 'product-code';
    readonly pattern?: string;
    readonly patternMessage?: string;
    readonly min?: number | string;
    readonly max?: number | string;
    readonly lazy?: boolean;
  }[];
};

export type PageFile = {
  readonly url: string;
  readonly template?: string;
  readonly audience?: Audience;
  readonly title: string;
  readonly intro: string;
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly image?: ImageEntry;
  readonly parent?: string;
  readonly date?: string;
  readonly canonical?: string;
  readonly noindex?: boolean;
  readonly source?: string;
  readonly sections?: readonly SectionEntry[];
  readonly relatedVideos?: readonly string[];
  readonly interestedIn?: readonly InterestedInEntry[];
  readonly points?: readonly {
    readonly name: string;
    readonly text: string;
    readonly url?: string;
    readonly products?: readonly string[];
  }[];
  readonly transcript?: string;
  readonly form?: FormEntry;
  readonly places?: 'store' | 'installer';
  readonly countries?: readonly Country[];
  readonly sample?: boolean;
};
