// Generated from catalogue/. Edits are lost; change the YAML instead.
/** Every public page. Its path is its id. */
import type { Route } from '#kernel/entry-types.ts';

/** The paths of all pages. */
export type RouteId =
  | "/"
  | "/404"
  | "/CT-0"
  | "/CT-1"
  | "/FIT-1"
  | "/SOFT-1"
  | "/WH-1"
  | "/WH-2"
  | "/cartridges"
  | "/cartridges/carbon"
  | "/contact-us"
  | "/dealers/basic"
  | "/dealers/mains-water/whole-house/wh-series"
  | "/dealers/range"
  | "/installer"
  | "/login"
  | "/mains"
  | "/mains/whole-house"
  | "/search"
  | "/shower"
  | "/specifiers-why"
  | "/stores"
  | "/videos/cartridge-change"
  | "/warranty-registration"
  | "/world";

/** The paths of text, hub and tool pages. */
export type PageUrl =
  | "/"
  | "/404"
  | "/contact-us"
  | "/installer"
  | "/login"
  | "/search"
  | "/specifiers-why"
  | "/stores"
  | "/videos/cartridge-change"
  | "/warranty-registration"
  | "/world";

/** The paths of all active categories. */
export type CategoryUrl =
  | "/cartridges"
  | "/cartridges/carbon"
  | "/dealers/basic"
  | "/mains"
  | "/mains/whole-house"
  | "/shower";

/** Routes by path. */
export const routes: Readonly<Record<RouteId, Route>> = {
  "/": {
    "path": "/",
    "kind": "page",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Fixture Water",
    "description": "Filters for the house, for Australia and New Zealand.",
    "noindex": false,
    "canonical": "/"
  },
  "/404": {
    "path": "/404",
    "kind": "page",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Page not found",
    "description": "The page is not here.",
    "noindex": true,
    "canonical": "/404"
  },
  "/CT-0": {
    "path": "/CT-0",
    "kind": "product",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "CT-0 Carbon cartridge, first model",
    "description": "CT-0: Discontinued.",
    "noindex": false,
    "canonical": "/CT-0"
  },
  "/CT-1": {
    "path": "/CT-1",
    "kind": "product",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "CT-1 Carbon cartridge",
    "description": "CT-1: A carbon cartridge for the WH series.",
    "noindex": false,
    "canonical": "/CT-1"
  },
  "/FIT-1": {
    "path": "/FIT-1",
    "kind": "product",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "FIT-1 Elbow",
    "description": "FIT-1: An elbow for dealers.",
    "noindex": true,
    "canonical": "/FIT-1"
  },
  "/SOFT-1": {
    "path": "/SOFT-1",
    "kind": "product",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "SOFT-1 Water softener",
    "description": "SOFT-1: The price depends on the site.",
    "noindex": false,
    "canonical": "/SOFT-1"
  },
  "/WH-1": {
    "path": "/WH-1",
    "kind": "product",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "WH-1 Whole house filter system",
    "description": "WH-1: A two-stage filter for the whole house.",
    "noindex": false,
    "canonical": "/WH-1"
  },
  "/WH-2": {
    "path": "/WH-2",
    "kind": "product",
    "audience": "Consumer",
    "countries": [
      "AU"
    ],
    "title": "WH-2 Whole house filter with three stages",
    "description": "WH-2: Sold in Australia only.",
    "noindex": false,
    "canonical": "/WH-2"
  },
  "/cartridges": {
    "path": "/cartridges",
    "kind": "landing",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Replacement cartridges",
    "description": "Cartridges by size and system.",
    "noindex": false,
    "canonical": "/cartridges"
  },
  "/cartridges/carbon": {
    "path": "/cartridges/carbon",
    "kind": "sub-category",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Carbon cartridges",
    "description": "Cartridges for chlorine and its taste.",
    "noindex": false,
    "canonical": "/cartridges/carbon"
  },
  "/contact-us": {
    "path": "/contact-us",
    "kind": "page",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Contact us",
    "description": "Write to us about filters.",
    "noindex": false,
    "canonical": "/contact-us"
  },
  "/dealers/basic": {
    "path": "/dealers/basic",
    "kind": "sub-category",
    "audience": "Dealers",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Basic for dealers",
    "description": "The basic range for dealers, by code.",
    "noindex": false,
    "canonical": "/dealers/basic"
  },
  "/dealers/mains-water/whole-house/wh-series": {
    "path": "/dealers/mains-water/whole-house/wh-series",
    "kind": "dealer-entry",
    "audience": "Dealers",
    "countries": [
      "AU"
    ],
    "title": "WH Series | Mains water: Whole house | Dealers",
    "description": "Three stages. See codes and key specs for dealers.",
    "noindex": false,
    "canonical": "/dealers/mains-water/whole-house/wh-series"
  },
  "/dealers/range": {
    "path": "/dealers/range",
    "kind": "dealer-range",
    "audience": "Dealers",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "The dealer range by series",
    "description": "Find every Puretec series for dealers by water, group or name. Each opens a table by code.",
    "noindex": false,
    "canonical": "/dealers/range"
  },
  "/installer": {
    "path": "/installer",
    "kind": "page",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Find an installer",
    "description": "Installers by suburb and postcode.",
    "noindex": false,
    "canonical": "/installer"
  },
  "/login": {
    "path": "/login",
    "kind": "page",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Dealer login",
    "description": "To the portal for dealers.",
    "noindex": true,
    "canonical": "/login"
  },
  "/mains": {
    "path": "/mains",
    "kind": "landing",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Mains water filters",
    "description": "Whole house and undersink filters for mains water.",
    "noindex": false,
    "canonical": "/mains"
  },
  "/mains/whole-house": {
    "path": "/mains/whole-house",
    "kind": "sub-category",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Whole house filters",
    "description": "Filters for the main, before any tap.",
    "noindex": false,
    "canonical": "/mains/whole-house"
  },
  "/search": {
    "path": "/search",
    "kind": "page",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Search",
    "description": "Search by code or word.",
    "noindex": true,
    "canonical": "/search"
  },
  "/shower": {
    "path": "/shower",
    "kind": "sub-category",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Shower filters",
    "description": "Filters for the shower alone.",
    "noindex": false,
    "canonical": "/mains"
  },
  "/specifiers-why": {
    "path": "/specifiers-why",
    "kind": "page",
    "audience": "Consumer",
    "countries": [
      "AU"
    ],
    "title": "Why specify",
    "description": "Facts for architects and designers.",
    "noindex": false,
    "canonical": "/specifiers-why"
  },
  "/stores": {
    "path": "/stores",
    "kind": "page",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Where to buy",
    "description": "Dealers by suburb and postcode.",
    "noindex": false,
    "canonical": "/stores"
  },
  "/videos/cartridge-change": {
    "path": "/videos/cartridge-change",
    "kind": "page",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "How to change a cartridge",
    "description": "The steps of a cartridge change, with a transcript.",
    "noindex": false,
    "canonical": "/videos/cartridge-change"
  },
  "/warranty-registration": {
    "path": "/warranty-registration",
    "kind": "page",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Warranty registration",
    "description": "Register a product for its warranty.",
    "noindex": false,
    "canonical": "/warranty-registration"
  },
  "/world": {
    "path": "/world",
    "kind": "page",
    "audience": "Consumer",
    "countries": [
      "AU",
      "NZ"
    ],
    "title": "Product selector",
    "description": "Three questions lead to a filter.",
    "noindex": false,
    "canonical": "/world"
  }
};
