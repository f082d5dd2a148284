import type { Prove } from './proof-dialog.tsx'

let asking: Promise<boolean> | undefined

/**
 * Asks the person to prove who they are; calls that need it at once ask once.
 * @returns whether there is a session with a fresh proof now
 */
export function askForProof(prove: Prove): Promise<boolean> {
  asking ??= ask(prove).finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(prove: Prove): Promise<boolean> {
  const code = await import(/* webpackChunkName: "later-proof" */ './proof-dialog.tsx').catch(() => undefined)
  return code ? code.askInDialog(prove) : false
}
