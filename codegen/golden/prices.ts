// Generated from catalogue/. Edits are lost; change the YAML instead.
/** Prices in integer cents: Australia in AUD with 10% GST, New Zealand in NZD with 15% GST. */
import type { ByCountry, Price } from '#kernel/entry-types.ts';

/** All product codes. */
export type ProductCode =
  | "CT-0"
  | "CT-1"
  | "FIT-1"
  | "SOFT-1"
  | "WH-1"
  | "WH-2";

/** Prices by code. */
export const prices: Readonly<Record<ProductCode, ByCountry<Price>>> = {
  "CT-0": {
    "AU": {
      "kind": "on request"
    },
    "NZ": {
      "kind": "on request"
    }
  },
  "CT-1": {
    "AU": {
      "kind": "priced",
      "exGstCents": 95,
      "incGstCents": 105
    },
    "NZ": {
      "kind": "priced",
      "exGstCents": 110,
      "incGstCents": 127
    }
  },
  "FIT-1": {
    "AU": {
      "kind": "on request"
    },
    "NZ": {
      "kind": "on request"
    }
  },
  "SOFT-1": {
    "AU": {
      "kind": "on request"
    },
    "NZ": {
      "kind": "on request"
    }
  },
  "WH-1": {
    "AU": {
      "kind": "priced",
      "exGstCents": 10000,
      "incGstCents": 11000
    },
    "NZ": {
      "kind": "priced",
      "exGstCents": 11000,
      "incGstCents": 12650
    }
  },
  "WH-2": {
    "AU": {
      "kind": "priced",
      "exGstCents": 399995,
      "incGstCents": 439995
    },
    "NZ": {
      "kind": "not sold"
    }
  }
};
