import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{gateway,shell,packages/*,services/*,mfe-*}/{src,demo}/**/*.{js,ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.tsx'],
})

/** Files whose expressions read only texts of ours or texts that are short. */
const bounded: readonly [start: string, why: string][] = [
  ['gateway/src/pages/compose.ts', "the shell's own document"],
  ['mfe-account/src/register/code-in.ts', 'a constant alphabet, five times'],
  ['packages/diagnostic-ui/src/form/amount-text.ts', 'an amount of at most 200 characters'],
  ['packages/diagnostic-ui/src/form/reading/', 'an amount of at most 60 characters'],
  ['packages/diagnosis/src/format.ts', 'the digits of a number'],
  ['packages/releases/src/folder/read-site.ts', "the keys in the site's own folder"],
  ['packages/testing/', 'what the tests made'],
  ['services/identity/src/passwords/guessable.ts', '32 characters, and words of letters and digits'],
  ['shell/src/worker/kinds.ts', "the site's own documents"],
  ['shell/src/worker/without-network.ts', "the site's own documents"],
]

type Expression = { pattern: string; flags: string }
type Node = { type?: string; pattern?: string; flags?: string; callee?: { value?: string } }

/** The expressions of a file. One that is put together at run time cannot be rated, and is one without a pattern. */
function expressionsIn(file: string): Expression[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found: Expression[] = []
  const syntax = { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' } as const
  JSON.stringify(parseSync(text, syntax), (_key, value: Node | null) => {
    if (value?.type === 'RegExpLiteral')
      found.push({ pattern: value.pattern ?? '', flags: value.flags ?? '' })
    if (value?.type === 'NewExpression' && value.callee?.value === 'RegExp')
      found.push({ pattern: '', flags: '' })
    return value
  })
  return found
}

/** Whether each expression is linear: no text makes it slow. */
function areLinear(expressions: Expression[]): boolean[] {
  const program = join(import.meta.dirname, 'programs/rate-expressions.ts')
  const options = { input: JSON.stringify(expressions), encoding: 'utf8' } as const
  return JSON.parse(execFileSync(process.execPath, [program], options))
}

test('rates the expressions that blocked the process as slow', () => {
  const slow = [
    { pattern: '\\/+$', flags: '' },
    { pattern: '\\.[^/]*$', flags: '' },
  ]
  expect(areLinear(slow)).toEqual([false, false])
})

test('no expression that reads a text of any length is slow', () => {
  const rated = sources.filter((file) => !bounded.some(([start]) => file.startsWith(start)))
  expect(rated.length).toBeGreaterThan(500)
  const found = rated.flatMap((file) => expressionsIn(file).map((expression) => ({ file, ...expression })))
  const linear = areLinear(found)
  const slow = found
    .filter((_, n) => !linear[n])
    .map(({ file, pattern }) => `${file}: ${pattern || 'new RegExp'}`)
  expect(slow).toEqual([])
})
