import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { checkSync } from 'recheck'

// The backend in JavaScript: the others are programs.
process.env.RECHECK_SYNC_BACKEND = 'pure'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{gateway,shell,packages/*,services/*,mfe-*}/{src,demo}/**/*.{js,ts,tsx}', {
  cwd: root,
})

/** Files whose expressions read only texts of ours or texts that are short. */
const bounded: readonly [start: string, why: string][] = [
  ['gateway/src/pages/compose.ts', "the shell's own document"],
  ['mfe-account/src/register/code-in.ts', 'a constant alphabet, five times'],
  ['mfe-diagnostic/src/form/amount-text.ts', 'an amount of at most 200 characters'],
  ['mfe-diagnostic/src/form/reading/', 'an amount of at most 60 characters'],
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

/** Whether no text makes the expression slow: its time grows as the length of the text. The seed repeats its search. */
function isLinear({ pattern, flags }: Expression): boolean {
  const noTimeouts = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null }
  const options = { ...noTimeouts, randomSeed: 1, maxNFASize: 3_000 }
  return pattern !== '' && checkSync(pattern, flags, options).status === 'safe'
}

test('rates the expressions that blocked the process as slow', () => {
  expect(isLinear({ pattern: '\\/+$', flags: '' })).toBe(false)
  expect(isLinear({ pattern: '\\.[^/]*$', flags: '' })).toBe(false)
})

test('no expression that reads a text of any length is slow', () => {
  const rated = sources.filter((file) => !bounded.some(([start]) => file.startsWith(start)))
  expect(rated.length).toBeGreaterThan(500)
  const slow = rated.flatMap((file) =>
    expressionsIn(file)
      .filter((expression) => !isLinear(expression))
      .map(({ pattern }) => `${file}: ${pattern || 'new RegExp'}`),
  )
  expect(slow).toEqual([])
})
