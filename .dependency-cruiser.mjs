/** Dependencies between folders: data flows from catalogue to browser and never back (docs/architecture.md). */

/** What is started by its name: commands, workers, vike's page (site/vike), the scripts of pages. */
const entries =
  '^scripts/.*-worker\\.ts$|^scripts/(run\\.mjs|dev/browser/client\\.ts)$|^site/(vike/.*|header/client/(every-page|every-page-in-development|before-first-paint)\\.ts|document/critical-styles\\.ts|.*/start\\.tsx)$';

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
      to: { pathNot: '^(kernel/(entry-types|tables)\\.ts$|site/generated/|(node:)?fs$)' },
    },
    {
      name: 'props-not-tables',
      comment: 'Components and templates take props; the document and the header read tables.',
      severity: 'error',
      from: {
        path: '^(drawings|site/(components|commerce|search|browser|product-filter|toolkit))/',
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
      to: { path: 'node_modules/(react|react-dom|react-router-dom)/' },
    },
    {
      name: 'kernel-imports-nothing',
      comment: 'The compiler and the site both build on the kernel, so it imports neither.',
      severity: 'error',
      from: { path: '^kernel/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^kernel/' },
    },
    {
      name: 'drawings-are-the-builds',
      comment: 'Only the build makes drawings. Pages just link to them.',
      severity: 'error',
      from: { path: '^(site|codegen)/' },
      to: { path: '^drawings/' },
    },
    {
      name: 'drawings-know-the-kernel-alone',
      comment: 'A drawing is worked out from facts, so it needs no page and no catalogue.',
      severity: 'error',
      from: { path: '^drawings/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(drawings|kernel)/|^fs$' },
    },
    {
      name: 'files-before-catalogue',
      comment:
        'load and validate → resolve → rules → emit → generate. No step imports a later one.',
      severity: 'error',
      from: {
        path: '^codegen/(load|validate|diagnostics)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^codegen/(resolve|rules|emit|generate)(/|\\.ts$)' },
    },
    {
      name: 'resolve-does-not-judge',
      comment: 'Only rules report problems across files, and they never emit.',
      severity: 'error',
      from: { path: '^codegen/(resolve|rules)(/|\\.ts$)', pathNot: '\\.test\\.ts$' },
      to: { path: '^codegen/(emit|generate)(/|\\.ts$)' },
    },
    {
      name: 'emitters-are-pure',
      comment: "Emitters don't read the disk or check anything.",
      severity: 'error',
      from: { path: '^codegen/emit', pathNot: '\\.test\\.ts$' },
      to: { path: '^(node:)?fs|^codegen/(load|rules|generate)(\\.ts$|/)' },
    },
    {
      name: 'nobody-imports-a-configuration',
      comment:
        'Only its tool reads a configuration. An import would call vike() again, which makes the plugins of the first call inactive.',
      severity: 'error',
      from: {},
      to: { path: '^[^/]+\\.config\\.ts$' },
    },
    {
      name: 'commands-load-when-they-run',
      comment:
        'The command line imports the code of a command when it runs, so --help waits for none.',
      severity: 'error',
      from: { path: '^scripts/cli\\.ts$' },
      to: { path: '^(codegen|site|drawings)/|^scripts/commands/', dynamic: false },
    },
    {
      name: 'no-circles',
      comment: 'Modules that import each other are really one module.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-between-folders',
      comment: 'Two folders that import each other are really one module.',
      scope: 'folder',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'used-by-the-site',
      comment: 'Code that only its test reaches, and no command, page or script, is dead code.',
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
      comment: 'A module without importers is dead code, unless a tool finds it by name.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '^[^/]+$',
          '\\.test\\.tsx?$',
          '^site/(generated|e2e)/',
          '^site/vike/',
          '^codegen/(fixtures|golden)/',
        ],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Test-only modules aren't part of the architecture, so a module that only they import is an orphan.
    exclude: {
      path: '^(dist|\\.cache|codegen/(golden|fixtures|testing)|scripts/(preview/)?testing|site/e2e)/|\\.test\\.tsx?$|fixture',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.css', '.json', '.mjs'],
      conditionNames: ['import', 'node'],
    },
  },
};
