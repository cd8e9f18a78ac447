// Generated from catalogue/. Edits are lost; change the YAML instead.
/** Countries, flags, addresses and constants. */
import type { Site } from '#kernel/entry-types.ts';

/** The site as site.yaml and the promotions describe it. */
export const site: Site = {
  "name": "Fixture Water",
  "flags": {
    "isShowHeader": true,
    "isShowHeaderSearch": true,
    "isShowSpecialOffer": true,
    "isShowSummerSpecial": false
  },
  "edition": "2026-06-22",
  "summerSpecialUrl": "/contact-us",
  "audiences": [
    {
      "id": "Consumer",
      "url": "/",
      "label": "Consumer"
    },
    {
      "id": "Dealers",
      "url": "/dealers/range",
      "label": "Dealers"
    },
    {
      "id": "Specifiers",
      "url": "/",
      "label": "Specifiers"
    },
    {
      "id": "Food-Service",
      "url": "/",
      "label": "Food-Service"
    }
  ],
  "social": [
    {
      "label": "Video channel",
      "url": "https://video.example.com/fixture"
    }
  ],
  "timing": {
    "typeAheadResetMs": 350,
    "searchDebounceMs": 300,
    "formDebounceMs": 300,
    "autofocusDelayMs": 100,
    "suggestionHideMs": 150
  },
  "search": {
    "limit": 7,
    "shown": 5,
    "pageSize": 24
  },
  "cookies": {
    "section": "currentPage",
    "banner": "upgrade_notification_closed",
    "bannerMaxAgeSeconds": 2592000
  },
  "backends": {
    "itemSearch": "",
    "api": "/api",
    "gateway": "/gateway",
    "gatewayStage": "dev",
    "gatewayTargets": [
      "www.example.com.au"
    ],
    "forms": "/forms",
    "timeoutMs": 4000
  },
  "dealerLoginPath": "/portal#/login",
  "pfasArticle": {
    "title": "About PFAS",
    "path": "/world"
  },
  "images": {
    "densities": [
      1,
      2
    ],
    "format": "webp",
    "quality": 80
  },
  "logo": {
    "large": {
      "width": 200,
      "height": 48
    },
    "small": {
      "width": 150,
      "height": 36
    }
  },
  "countries": {
    "AU": {
      "country": "AU",
      "label": "Australia",
      "host": "www.example.com.au",
      "externalUrl": "https://www.example.com.au",
      "locale": "en-AU",
      "currency": "AUD",
      "currencyName": "Australian dollars",
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
      },
      "timeZone": "Australia/Sydney",
      "gstPercent": 10,
      "leadFree": {
        "since": "2026-05-01",
        "certified": "Install it anywhere.",
        "notCertified": "Only for repairs.",
        "page": "/specifiers-why"
      },
      "needsWels": true,
      "commerceHost": "www.example.com.au",
      "dealerSelectorUrl": "https://www.example.com.au/world",
      "contact": {
        "company": "Fixture Pty Ltd",
        "address": [
          "1 Sample Road",
          "Adelaide"
        ]
      }
    },
    "NZ": {
      "country": "NZ",
      "label": "New Zealand",
      "host": "www.example.co.nz",
      "externalUrl": "https://www.example.co.nz",
      "locale": "en-NZ",
      "currency": "NZD",
      "currencyName": "New Zealand dollars",
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
      },
      "timeZone": "Pacific/Auckland",
      "gstPercent": 15,
      "leadFree": {
        "since": "2026-05-02",
        "certified": "It meets G12/AS1.",
        "notCertified": "Ask your plumber."
      },
      "commerceHost": "www.example.co.nz",
      "dealerSelectorUrl": "https://www.example.co.nz/world",
      "contact": {
        "company": "Fixture Ltd",
        "address": [
          "1 Sample Street",
          "Hamilton"
        ],
        "phone": "0800 000 000"
      }
    }
  },
  "banner": {
    "enabled": true,
    "text": "Ask about the upgrade special.",
    "link": "/contact-us",
    "linkLabel": "Ask us",
    "sample": false
  },
  "summerSpecial": {
    "enabled": false,
    "text": "Summer special",
    "link": "/contact-us",
    "linkLabel": "Ask us",
    "start": "2024-12-01",
    "end": "2025-02-28",
    "sample": false
  },
  "dealerOnlyCodes": [
    "FIT-1"
  ],
  "codesExcludedFromSuggestions": [
    "SOFT-1"
  ]
};
