/** Who may import whom. The table these rules follow stands in docs/architecture.md. */
const PURE = '^packages/(astrology|palmistry|oracle)/src';
const TEST = '\\.test\\.tsx?$|/test/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      comment:
        'An import that resolves to nothing is a typing mistake or a missing dependency. Scripts that build data name sources that are installed only to run them.',
      severity: 'error',
      from: { pathNot: '^packages/[^/]+/scripts/' },
      to: { couldNotResolve: true, pathNot: '^\\./\\+types|/\\+types/|^virtual:' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Same input, same output: no platform, no network, no file in the domain.',
      severity: 'error',
      from: { path: PURE, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'astrology-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/astrology/src', pathNot: TEST },
      to: { path: '^(packages/(?!astrology)|apps)' },
    },
    {
      name: 'palmistry-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/palmistry/src', pathNot: TEST },
      to: { path: '^(packages/(?!palmistry)|apps)' },
    },
    {
      name: 'oracle-knows-facts-only',
      severity: 'error',
      from: { path: '^packages/oracle/src', pathNot: TEST },
      to: { path: '^(packages/contract|apps)' },
    },
    {
      name: 'contract-knows-vocabulary-only',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: TEST },
      to: {
        path: '^(packages/(?!contract/|[a-z]+/src/vocabulary\\.ts)|apps)',
        dependencyTypesNot: [],
      },
    },
    {
      name: 'server-and-web-are-strangers',
      severity: 'error',
      from: { path: '^apps/(server|web)/' },
      to: { path: '^apps/(server|web)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'prompts-stay-home',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/oracle/' },
    },
    {
      name: 'e2e-knows-the-contract-only',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(packages/(?!contract/)|apps/)' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/(features|calls)/' },
    },
    {
      name: 'a-store-belongs-to-its-feature',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: TEST },
      to: {
        path: '^apps/server/src/features/[^/]+/store',
        pathNot: '^apps/server/src/features/$1/',
      },
    },
    {
      name: 'adapters-are-chosen-at-the-entry',
      severity: 'error',
      from: { path: '^apps/server/src/(features|calls|http)/', pathNot: TEST },
      to: { path: '^apps/server/src/platform/[^/]+/adapters/' },
    },
    {
      name: 'photos-are-opened-elsewhere',
      comment:
        'The process that answers requests loads no decoder and no model: see docs/domain/palm.md.',
      severity: 'error',
      from: { path: '^apps/server/src/main\\.ts$' },
      to: { path: 'node_modules/(sharp|@litertjs)/', reachable: true },
    },
    {
      name: 'features-are-strangers',
      comment: 'Routes join features; a feature never imports another.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(features/[^/]+|routes)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'ui-and-lib-know-no-product',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/(features|routes)/' },
    },
    {
      name: 'ui-speaks-no-contract',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      // The shapes of the Moon and of a hand are shared with the server, which draws them on pages that are sent as a link.
      to: {
        path: '^packages/',
        pathNot:
          '^packages/(?:astrology/src/moon/(?:swelling-lines|moon-plains)|palmistry/src/drawing/[a-z-]+)\\.ts$',
      },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(build|\\.react-router|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
