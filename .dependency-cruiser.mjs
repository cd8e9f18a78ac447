/** The arrows of the house: data flows from catalogue to browser and never back. CONTRIBUTING says why. */
export default {
  forbidden: [
    {
      name: 'site-knows-no-compiler',
      comment: 'The site reads generated modules; it does not compile.',
      severity: 'error',
      from: { path: '^site/' },
      to: { path: '^(codegen|catalogue|scripts)/' },
    },
    {
      name: 'compiler-knows-no-site',
      comment:
        'The compiler makes modules for the site and needs nothing of it. Its tests compile them.',
      severity: 'error',
      from: { path: '^codegen/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(site|scripts)/' },
    },
    {
      name: 'generated-imports-types-only',
      comment:
        'A generated module holds data; it takes types from site/contract.ts and from its neighbours.',
      severity: 'error',
      from: { path: '^site/generated/' },
      to: { pathNot: '^site/(contract\\.ts$|generated/)' },
    },
    {
      name: 'props-not-tables',
      comment:
        'Components and templates take props; the page hooks, the document and the header read tables.',
      severity: 'error',
      from: { path: '^site/(components|templates|commerce|search|browser|illustrations)/' },
      to: { path: '^site/generated/' },
    },
    {
      name: 'rules-without-react',
      comment: 'Rules of commerce and search are plain functions.',
      severity: 'error',
      from: { path: '^site/(commerce|search|browser|illustrations)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|react-router-dom|downshift)/' },
    },
    {
      name: 'contract-is-types',
      comment: 'The contract depends on nothing.',
      severity: 'error',
      from: { path: '^site/contract\\.ts$' },
      to: {},
    },
    {
      name: 'shape-before-catalogue',
      comment: 'read → shape → resolve → rules → emit → write; no step looks ahead.',
      severity: 'error',
      from: { path: '^codegen/(read|shape)(/|\\.ts$)' },
      to: { path: '^codegen/(resolve|rules|emit|write)(/|\\.ts$)' },
    },
    {
      name: 'resolve-does-not-judge',
      comment: 'Only rules find faults across files, and they never emit.',
      severity: 'error',
      from: { path: '^codegen/(resolve|rules)(/|\\.ts$)', pathNot: '\\.test\\.ts$' },
      to: { path: '^codegen/(emit|write)(/|\\.ts$)' },
    },
    {
      name: 'emitters-are-pure',
      comment: 'Emitters neither read the disk nor check.',
      severity: 'error',
      from: { path: '^codegen/emit', pathNot: '\\.test\\.ts$' },
      to: { path: '^(node:)?fs|^codegen/(read|rules|write)(\\.ts$|/rule)' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment:
        'A module that nobody imports is dead, unless something outside finds it by its name.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '^[^/]+$',
          '\\.test\\.tsx?$',
          '^site/(generated|e2e)/',
          '^site/pages/',
          '^codegen/(fixtures|golden)/',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|codegen/golden)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.css', '.json', '.mjs'],
      conditionNames: ['import', 'node'],
    },
  },
};
