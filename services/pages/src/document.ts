import { createHash } from 'node:crypto'
import type { PagesDocument } from '@semaforo/contracts'
import type { State } from './state.ts'

/** A document as it is answered. */
export type Answerable = { document: PagesDocument; body: string; etag: string }

export function answerableOf(state: State): Answerable {
  const document = documentOf(state)
  const body = JSON.stringify(document)
  return { document, body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

function documentOf({ shell, releases, headers, failures }: State): PagesDocument {
  return {
    shell,
    releases: releases.map(({ frontend, version, pages }) => ({ frontend, version, pages })),
    headers: headers.map(({ registry, pages }) => ({ registry, pages })),
    failures: failures.map(({ frontend, version, why }) => ({ frontend, version, why })),
  }
}
