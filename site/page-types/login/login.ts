import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { dealerLoginUrl } from '../../commerce/contact-links.ts';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';
import { Login, type LoginProps } from './Login.tsx';

function loginProps(tables: Tables, page: Page, country: Country): LoginProps {
  return {
    ...pageProps(tables, page, country),
    portalUrl: dealerLoginUrl(tables.site, country),
  };
}

export const login = contentPageType(Login, loginProps, { redirectTo: dealerLoginUrl });
