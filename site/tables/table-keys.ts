/** Whether a text is a key of a generated table. */
import { type PageUrl, pages } from '#generated/pages.ts';
import { type RouteId, routes } from '#generated/routes.ts';

export const isPageUrl = (text: string): text is PageUrl => Object.hasOwn(pages, text);
export const isRouteId = (text: string): text is RouteId => Object.hasOwn(routes, text);
