import { join } from 'node:path'
import { describeFrontend, remotes, root } from './frontends/checkout.ts'
import { fail, finish } from './generate/finish.ts'
import { readArguments } from './new-frontend/read-arguments.ts'
import { whyNot } from './new-frontend/why-not.ts'
import { writeFrontend } from './new-frontend/write-frontend.ts'

/** Generates a frontend of one page with its texts and its browser test, and links its workspace. */
function newFrontend(args: readonly string[]): void {
  const asked = readArguments(args)
  if (typeof asked === 'string') fail(asked)
  const others = remotes.map((folder) => describeFrontend(join(root, folder)))
  const refusal = whyNot(root, asked, others)
  if (refusal) fail(refusal)
  finish(writeFrontend(root, asked))
  const { name, path } = asked
  console.log(
    `listo: mfe-${name}, en ${path}. Míralo con: npm run dev ${name}; pruébalo con: npm test -- e2e/test/${name}`,
  )
}

newFrontend(process.argv.slice(2))
