import type { Country, Link, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Form, type FormProps } from './Form.tsx';

export function formProps(tables: Tables, page: Page, country: Country): FormProps {
  const { form } = page;
  if (!form) throw new Error(`The page ${page.url} has no form.`);
  const { backends, countries, timing } = tables.site;
  const linkTo = (url: string): readonly Link[] => {
    const other = tables.pages[url];
    return url !== page.url && other?.countries.includes(country)
      ? [{ label: other.title, url }]
      : [];
  };
  const ways = ['/contact-us', '/locations', '/stores'].flatMap(linkTo);
  return {
    ...pageProps(tables, page, country),
    form,
    contact: countries[country].contact,
    timing,
    timeoutMs: backends.timeoutMs,
    help: ways[0] ?? { label: 'Home', url: '/' },
    ...(backends.forms !== '' && { action: `${backends.forms}/${form.id}` }),
  };
}

export const form = contentPageType(Form, formProps, { script: 'form' });
