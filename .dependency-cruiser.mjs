/** Dependencies between folders: data flows from catalogue to browser and never back (docs/architecture.md). */

/** What is started by its name: commands, workers, audits, vike's hooks, the scripts of pages. */
const entries =
  '^(scripts|codegen)/.*-worker\\.ts$|^scripts/([^/]+\\.ts|run\\.mjs|commands/(as-written|make-bundle)\\.mjs|audits/[^/]+\\.(ts|mjs)|dev/browser/follow\\.ts)$|^site/(pages/.*|header/visit/(page|page-in-development|before-first-paint)\\.ts|document/first-paint\\.ts|.*/start\\.tsx)$';

export default {
  forbidden: [
    {
      name: 'site-knows-no-compiler',
      comment: 'The site reads generated modules; it does not compile.',
      severity: 'error',
      from: { path: '^site/' },
      to: { path: '^(codegen|catalogue|scripts|drawings)/' },
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
        'A generated module holds data. It imports types, its neighbours, and fs to read JSON.',
      severity: 'error',
      from: { path: '^site/generated/' },
      to: { pathNot: '^(kernel/(contract|tables)\\.ts$|site/generated/|(node:)?fs$)' },
    },
    {
      name: 'props-not-tables',
      comment:
        'Components and templates take props; the page hooks, the document and the header read tables.',
      severity: 'error',
      from: {
        path: '^(drawings|site/(components|commerce|search|browser|product-filter|tool-kit))/',
      },
      to: { path: '^site/generated/', pathNot: '^site/generated/constants\\.ts$' },
    },
    {
      name: 'rules-without-react',
      comment: 'Rules of commerce and search are plain functions.',
      severity: 'error',
      from: {
        path: '^(kernel|drawings|site/(commerce|search|browser))/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: 'node_modules/(react|react-dom|react-router-dom|downshift)/' },
    },
    {
      name: 'kernel-imports-nothing',
      comment: 'What both the compiler and the site build on knows neither of them.',
      severity: 'error',
      from: { path: '^kernel/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^kernel/' },
    },
    {
      name: 'drawings-are-the-builds',
      comment: 'Drawings are made by the build alone; pages name their addresses.',
      severity: 'error',
      from: { path: '^(site|codegen)/' },
      to: { path: '^drawings/' },
    },
    {
      name: 'drawings-know-the-kernel-alone',
      severity: 'error',
      from: { path: '^drawings/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(drawings|kernel)/' },
    },
    {
      name: 'files-before-catalogue',
      comment: 'load and validate → resolve → rules → emit → generate; no step looks ahead.',
      severity: 'error',
      // Copies are found once all files are read, and constants are what development knows first.
      from: {
        path: '^codegen/(load|validate|diagnostics)/',
        pathNot: '(copies|read-constants|locate|\\.test)\\.ts$',
      },
      to: { path: '^codegen/(resolve|rules|emit|generate)(/|\\.ts$)' },
    },
    {
      name: 'resolve-does-not-judge',
      comment: 'Only rules find faults across files, and they never emit.',
      severity: 'error',
      from: { path: '^codegen/(resolve|rules)(/|\\.ts$)', pathNot: '\\.test\\.ts$' },
      to: { path: '^codegen/(emit|generate)(/|\\.ts$)' },
    },
    {
      name: 'emitters-are-pure',
      comment: 'Emitters neither read the disk nor check.',
      severity: 'error',
      from: { path: '^codegen/emit', pathNot: '\\.test\\.ts$' },
      to: { path: '^(node:)?fs|^codegen/(load|rules|generate)(\\.ts$|/)' },
    },
    {
      name: 'nobody-imports-a-configuration',
      comment:
        'A configuration is read by its tool. Imported, its plugins are made a second time: vike then leaves itself out of the first.',
      severity: 'error',
      from: {},
      to: { path: '^[^/]+\\.config\\.ts$' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-between-rooms',
      comment: 'Two folders that import each other are one room with a wall through it.',
      scope: 'folder',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'used-by-the-site',
      comment:
        'Code that no command, page or script comes to, only its test, is code that nobody calls.',
      severity: 'error',
      from: { path: entries },
      to: {
        path: '^(kernel|codegen|drawings|site|scripts)/',
        pathNot: `${entries}|\\.d\\.ts$|^site/generated/`,
        reachable: false,
      },
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
    // What only tests import is not part of the house; a module that is left without them is an orphan.
    exclude: {
      path: '^(dist|\\.cache|codegen/(golden|fixtures|testing)|scripts/(preview/)?testing|site/e2e)/|\\.test\\.tsx?$|fixture|harness',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.css', '.json', '.mjs'],
      conditionNames: ['import', 'node'],
    },
  },
};
