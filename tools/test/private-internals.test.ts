import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
const self = relative(root, import.meta.filename)

/** What libraries and Node do not promise: how it looks in a source, and examples. */
const internals: readonly [what: string, looks: RegExp, ...examples: string[]][] = [
  ["React's keys on elements", /__react/, "key.startsWith('__react')"],
  ["the bundler's runtime", /__webpack_/, '__webpack_require__.f.remotes'],
  [
    'a method or prototype of another class',
    /\.prototype[.[]|getPrototypeOf\(/,
    'NetServer.prototype.close.call(server)',
    'Object.assign(Object.getPrototypeOf(handle), { sync })',
  ],
  ['a global symbol', /Symbol\.for\(/, "globalThis[Symbol.for('undici.globalDispatcher.1')]"],
  ['an undocumented part of Node', /_getActive|process\.binding\(/, 'process._getActiveHandles()'],
  [
    'a file inside of a package',
    /(?:from|import|require|resolve)[ (]*['"](?![./]|@semaforo\/|node:|ajv\/dist\/2020)(?:@[^/'"]+\/)?[^/'"]+\/(?:src|lib|cjs|esm|dist|build|internal)\//,
    "import Queue from 'kafkajs/src/network/requestQueue/index.js'",
    "import { PDFDocument } from 'pdf-lib/cjs/index.js'",
    "require('@jest/core/build/runJest.js')",
    "await import('express/lib/router')",
  ],
  ['a part of Jest', /['"](?:jest-(?:circus|mock|runtime)|@jest\/)/, "require('jest-circus/runner')"],
  [
    'a loader of our own, which edits sources',
    /\b(?:test|enforce): [^\n]*\bloader: (?!'builtin:)|\bloader: fileURLToPath\(|-replace-loader/,
    "{ test: /calls\\.ts$/, enforce: 'pre', loader: withoutSummaries }",
    "loader: fileURLToPath(new URL('given-react.js', import.meta.url))",
  ],
]

/** Files that may name one: a guard on pages, tests of such guards, a copy of an object of unknown class, and methods that jsdom lacks. */
const allowed: readonly [file: string, what: string][] = [
  ['mfe-account/src/profile/security/security.test.tsx', 'a method or prototype of another class'],
  ['mfe-diagnostic/src/result/share/share.test.tsx', 'a method or prototype of another class'],
  ['packages/frontend-kit/src/testing/jsdom-setup.ts', 'a method or prototype of another class'],
  ['packages/widget/src/loader/loader.test.tsx', 'a method or prototype of another class'],
  ['services/pages/test/bad-releases.test.ts', 'a method or prototype of another class'],
  ['services/pages/test/bad-releases.test.ts', 'a global symbol'],
  ['services/pages/test/confinement.test.ts', 'a method or prototype of another class'],
  ['services/pages/test/confinement.test.ts', 'an undocumented part of Node'],
  ['tools/kubernetes/problems-of.ts', 'a method or prototype of another class'],
]

const found = (text: string) => internals.filter(([, looks]) => looks.test(text)).map(([what]) => what)

test.each(internals.flatMap(([what, , ...examples]) => examples.map((example) => [what, example])))(
  '%s is found: %s',
  (what, example) => {
    expect(found(example)).toContain(what)
  },
)

test('no source uses private internals of a library or of Node', () => {
  const files = globSync('**/*.{js,cjs,mjs,ts,tsx}', {
    cwd: root,
    exclude: ['**/{node_modules,dist,data,.*}/**'],
  }).filter((file) => file !== self)
  expect(files.length).toBeGreaterThan(1_000)
  const uses = files.flatMap((file) =>
    found(readFileSync(join(root, file), 'utf8')).map((what) => `${file}: ${what}`),
  )
  expect(uses.sort()).toEqual(allowed.map(([file, what]) => `${file}: ${what}`).sort())
})
