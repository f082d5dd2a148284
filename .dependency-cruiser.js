/** Dependencies point one way: contracts <- diagnosis, platform, releases <- kits <- proxy, services | frontends <- gateway, shell, tools. */
const services = '^services/'
// Also by the package's name, where the package is not linked.
const frontends = '^(mfe-[^/]+/|@semaforo/mfe-)'

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^packages/contracts/' },
      to: { path: '^(packages/(?!contracts/)|services|gateway|shell|mfe-)' },
    },
    {
      name: 'diagnosis-knows-only-contracts',
      severity: 'error',
      from: { path: '^packages/diagnosis/src/' },
      to: { path: '^(packages/(?!contracts/|diagnosis/)|services|gateway|shell|mfe-|tools)' },
    },
    {
      name: 'platform-knows-only-contracts',
      severity: 'error',
      from: { path: '^packages/platform/src/' },
      to: { path: '^(packages/(?!contracts/|platform/)|services|gateway|shell|mfe-|tools)' },
    },
    {
      name: 'releases-know-only-contracts',
      severity: 'error',
      from: { path: '^packages/releases/src/' },
      to: { path: '^(packages/(?!contracts/|releases/)|services|gateway|shell|mfe-|tools)' },
    },
    {
      // It forwards for any Express application, or for none.
      name: 'the-proxy-knows-only-contracts-platform-and-service-kit',
      severity: 'error',
      from: { path: '^packages/proxy/src/' },
      to: {
        path: '^(packages/(?!contracts/|platform/|service-kit/|proxy/)|services|gateway|shell|mfe-|tools)',
      },
    },
    {
      name: 'kits-know-no-service-and-no-frontend',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|gateway|shell|mfe-|tools)' },
    },
    {
      name: 'only-tests-share-testing',
      severity: 'error',
      from: {
        path: '^(packages/(?!testing/)[^/]+|services/[^/]+|gateway|shell|mfe-[^/]+)/src/',
        pathNot: '\\.test\\.tsx$',
      },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'no-relative-import-leaves-its-package',
      severity: 'error',
      from: { path: '^((?:packages|services)/[^/]+|gateway|shell|mfe-[^/]+|e2e|bench|tools)/' },
      to: { pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-server-imports-browser-code',
      severity: 'error',
      from: {
        path: '^(services/(?!catalog/demo/player)|gateway|packages/(platform|service-kit|releases|proxy))',
      },
      to: { path: '^(packages/(frontend-kit|diagnostic-ui|learning-kit|ui|widget)|shell|mfe-)' },
    },
    {
      // Code shared through the shell would change with every change of a like.
      name: 'only-frontends-bundle-the-learning-kit',
      severity: 'error',
      from: { path: '^(shell|packages/(frontend-kit|ui))/' },
      to: { path: '^packages/learning-kit/' },
    },
    {
      name: 'no-frontend-imports-a-service',
      severity: 'error',
      from: { path: '^(shell|mfe-|packages/(frontend-kit|diagnostic-ui|learning-kit|ui|widget))' },
      to: { path: '^(services|gateway|packages/(platform|service-kit|releases|proxy)|tools)' },
    },
    {
      name: 'no-service-imports-another',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: services, pathNot: '^services/$1/' },
    },
    {
      name: 'no-frontend-imports-another',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/' },
      to: { path: frontends, pathNot: '^($1/|@semaforo/$1(/|$))' },
    },
    {
      name: 'the-gateway-imports-no-service',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: services },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
