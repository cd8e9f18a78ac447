// Generated from catalogue/. Edits are lost; change the YAML instead.
/** Countries, pictures and standard spaces, for components and scripts. */
import type { Constants } from '#kernel/entry-types.ts';

/** Countries, pictures and standard spaces. */
export const constants: Constants = {
  "countries": {
    "AU": {
      "label": "Australia",
      "locale": "en-AU",
      "currency": "AUD",
      "currencyName": "Australian dollars",
      "gstPercent": 10,
      "postcode": {
        "begins": [
          "02",
          "08",
          "1",
          "2",
          "3",
          "4",
          "5",
          "6",
          "7"
        ],
        "example": "5000"
      }
    },
    "NZ": {
      "label": "New Zealand",
      "locale": "en-NZ",
      "currency": "NZD",
      "currencyName": "New Zealand dollars",
      "gstPercent": 15,
      "postcode": {
        "begins": [
          "01",
          "02",
          "03",
          "04",
          "05",
          "06",
          "07",
          "08",
          "09",
          "1",
          "2",
          "3",
          "4",
          "5",
          "6",
          "7",
          "8",
          "9"
        ],
        "example": "3204"
      }
    }
  },
  "images": {
    "densities": [
      1,
      2
    ],
    "format": "webp",
    "quality": 80
  },
  "spaces": []
};
