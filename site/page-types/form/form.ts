import type { Country, Link, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Form, type FormProps } from './Form.tsx';
import { formSettings } from './FormIsland.tsx';

export function formProps(tables: Tables, page: Page, country: Country): FormProps {
  const { form } = page;
  if (!form) throw new Error(`The page ${page.url} has no form.`);
  const linkTo = (url: string): readonly Link[] => {
    const other = tables.pages[url];
    return url !== page.url && other?.countries.includes(country)
      ? [{ label: other.title, url }]
      : [];
  };
  const [help = { label: 'Home', url: '/' }] = ['/contact-us', '/locations', '/stores'].flatMap(
    linkTo,
  );
  const live = formSettings(tables, form, help);
  return {
    ...pageProps(tables, page, country),
    contact: tables.site.countries[country].contact,
    ...(live && { live }),
  };
}

export const form = contentPageType(Form, formProps, {
  script: ({ live }) => live && 'form',
});
