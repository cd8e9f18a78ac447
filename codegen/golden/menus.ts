// Generated from catalogue/. Edits are lost; change the YAML instead.
/** The menus by country and audience. What isn't sold in a country isn't in its menus. */
import type { ByCountry, MenuItem, NavigationType } from '#kernel/entry-types.ts';

/** Top-level entries. */
export const menus: ByCountry<Readonly<Record<NavigationType, readonly MenuItem[]>>> = {
  "AU": {
    "Consumer": [
      {
        "label": "Products",
        "url": "/mains",
        "list": [
          {
            "label": "Mains water",
            "url": "/mains",
            "list": [
              {
                "label": "Whole house",
                "url": "/mains/whole-house"
              },
              {
                "label": "View All",
                "url": "/mains",
                "accessibleName": "View all mains water"
              }
            ]
          },
          {
            "label": "Replacement cartridges",
            "url": "/cartridges",
            "list": [
              {
                "label": "Carbon cartridges",
                "url": "/cartridges/carbon"
              }
            ]
          }
        ]
      },
      {
        "label": "Product selector",
        "url": "/world"
      },
      {
        "label": "Only in Australia",
        "url": "/WH-2"
      }
    ],
    "Dealers": [
      {
        "label": "Dealer login",
        "url": "/login",
        "action": "login",
        "externalUrl": "https://www.example.com.au/portal#/login"
      },
      {
        "label": "Products",
        "url": "/dealers/range#mains-water",
        "list": [
          {
            "label": "Mains water",
            "url": "/dealers/range#mains-water",
            "list": [
              {
                "label": "Whole house",
                "url": "/dealers/range#mains-water-whole-house",
                "column": 2,
                "list": [
                  {
                    "label": "WH Series",
                    "url": "/dealers/mains-water/whole-house/wh-series",
                    "description": "Three stages"
                  }
                ]
              }
            ]
          },
          {
            "label": "Cartridges",
            "url": "/dealers/range#cartridges",
            "list": [
              {
                "label": "Carbon",
                "url": "/dealers/range#cartridges-carbon",
                "column": 1,
                "list": [
                  {
                    "label": "PT Series",
                    "url": "/CT-1",
                    "description": "Carbon"
                  },
                  {
                    "label": "Selector",
                    "url": "/world"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "label": "Basic",
        "url": "/dealers/basic"
      },
      {
        "label": "Product selector",
        "url": "https://www.example.com.au/world",
        "externalUrl": "https://www.example.com.au/world"
      }
    ],
    "Specifiers": [
      {
        "label": "Systems",
        "url": "/mains",
        "list": [
          {
            "label": "Whole house",
            "url": "/mains/whole-house"
          }
        ]
      }
    ],
    "Food-Service": [
      {
        "label": "Where to buy",
        "url": "/stores"
      }
    ],
    "Plumbers": [
      {
        "label": "Replacement cartridges",
        "url": "/cartridges",
        "list": [
          {
            "label": "Carbon cartridges",
            "url": "/cartridges/carbon"
          }
        ]
      }
    ]
  },
  "NZ": {
    "Consumer": [
      {
        "label": "Products",
        "url": "/mains",
        "list": [
          {
            "label": "Mains water",
            "url": "/mains",
            "list": [
              {
                "label": "Whole house",
                "url": "/mains/whole-house"
              },
              {
                "label": "View All",
                "url": "/mains",
                "accessibleName": "View all mains water"
              }
            ]
          },
          {
            "label": "Replacement cartridges",
            "url": "/cartridges",
            "list": [
              {
                "label": "Carbon cartridges",
                "url": "/cartridges/carbon"
              }
            ]
          }
        ]
      },
      {
        "label": "Product selector",
        "url": "/world"
      }
    ],
    "Dealers": [
      {
        "label": "Dealer login",
        "url": "/login",
        "action": "login",
        "externalUrl": "https://www.example.co.nz/portal#/login"
      },
      {
        "label": "Products",
        "url": "/dealers/range#cartridges",
        "list": [
          {
            "label": "Cartridges",
            "url": "/dealers/range#cartridges",
            "list": [
              {
                "label": "Carbon",
                "url": "/dealers/range#cartridges-carbon",
                "column": 1,
                "list": [
                  {
                    "label": "PT Series",
                    "url": "/CT-1",
                    "description": "Carbon"
                  },
                  {
                    "label": "Selector",
                    "url": "/world"
                  }
                ]
              }
            ]
          }
        ]
      },
      {
        "label": "Basic",
        "url": "/dealers/basic"
      },
      {
        "label": "Product selector",
        "url": "https://www.example.co.nz/world",
        "externalUrl": "https://www.example.co.nz/world"
      }
    ],
    "Specifiers": [
      {
        "label": "Systems",
        "url": "/mains",
        "list": [
          {
            "label": "Whole house",
            "url": "/mains/whole-house"
          }
        ]
      }
    ],
    "Food-Service": [
      {
        "label": "Where to buy",
        "url": "/stores"
      }
    ],
    "Plumbers": [
      {
        "label": "Replacement cartridges",
        "url": "/cartridges",
        "list": [
          {
            "label": "Carbon cartridges",
            "url": "/cartridges/carbon"
          }
        ]
      }
    ]
  }
};
