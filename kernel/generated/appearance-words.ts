// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts

export const productForms = {
  "cabinet system": [
    "cabinet",
    "in the wall"
  ],
  "fountain": [
    "pedestal",
    "wall bubbler",
    "bottle filler",
    "cooler",
    "post"
  ],
  "shower filter": [
    "in line",
    "large in line",
    "bath spout",
    "hand shower",
    "rose"
  ],
  "caravan kit": [
    "set",
    "carry case",
    "in a row",
    "with tap"
  ],
  "tank purifier": [
    "round tank",
    "slim tank"
  ],
  "softener": [
    "media tank and brine tank",
    "cabinet",
    "twin tanks",
    "duplex"
  ],
  "backwash system": [
    "media tank",
    "package system"
  ],
  "irrigation filter": [
    "disc",
    "mesh",
    "separator",
    "self-cleaning"
  ],
  "cartridge": [
    "open",
    "quick-twist",
    "clip end",
    "shower insert"
  ],
  "inline cartridge": [
    "tube",
    "short tube"
  ],
  "housing": [
    "housing",
    "multi-cartridge"
  ],
  "fitting": [
    "coupling",
    "ball valve",
    "check valve",
    "pressure valve",
    "nipple",
    "bush",
    "adaptor",
    "elbow",
    "tee",
    "saddle",
    "tube coil"
  ],
  "spare": [
    "packet",
    "bracket",
    "cleaning gun",
    "spanner",
    "grease",
    "o-ring",
    "seal kit",
    "gauge",
    "pressure tank",
    "twist head",
    "quartz sleeve",
    "round tray",
    "drained tray",
    "controller",
    "sensor",
    "brine tank",
    "bypass",
    "distributor",
    "timer",
    "softener valve",
    "backwash valve",
    "media tank"
  ]
} as const;

export const spouts = [
  "gooseneck",
  "square",
  "low arc",
  "pull-out",
  "pull-down",
  "short"
] as const;

export const contents = [
  "sediment cartridge",
  "pleated cartridge",
  "carbon cartridge",
  "fine carbon cartridge",
  "scale cartridge",
  "resin cartridge",
  "membrane cartridge",
  "filter element",
  "UV lamp",
  "quartz sleeve",
  "O-rings",
  "grease",
  "sample bottle",
  "form",
  "return bag"
] as const;
