/** Whether a text is a key of a generated table. */
import { type CategoryUrl, categories } from '#generated/categories.ts';
import { type PageUrl, pages } from '#generated/pages.ts';
import { type ProductCode, products } from '#generated/products.ts';
import { type RouteId, routes } from '#generated/routes.ts';

export const isProductCode = (text: string): text is ProductCode => Object.hasOwn(products, text);
export const isCategoryUrl = (text: string): text is CategoryUrl => Object.hasOwn(categories, text);
export const isPageUrl = (text: string): text is PageUrl => Object.hasOwn(pages, text);
export const isRouteId = (text: string): text is RouteId => Object.hasOwn(routes, text);
