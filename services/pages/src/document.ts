import { createHash } from 'node:crypto'
import type { PagesDocument } from '@semaforo/contracts'
import type { Site } from './site/read-site.ts'
import type { State } from './state.ts'

/** A document as it is answered. */
export type Answerable = { document: PagesDocument; body: string; etag: string }

const nothing: PagesDocument = { shell: '', states: [], releases: [], headers: [], failures: [] }

/** What of all that is rendered fits a site; nothing fits one without a shell. */
export function answerableOf(site: Site | undefined, state: State): Answerable {
  const document = site ? documentOf(site, state) : nothing
  const body = JSON.stringify(document)
  return { document, body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}

function documentOf({ shell }: Site, { releases, headers, failures }: State): PagesDocument {
  const states: unknown[] = []
  return {
    shell: shell.document,
    states,
    releases: releases.map(({ frontend, version, pages, states: own }) => {
      const first = states.length
      states.push(...own)
      return { frontend, version, pages: pages.map((page) => ({ ...page, state: first + page.state })) }
    }),
    headers: headers.map(({ registry, pages }) => ({ registry, pages })),
    failures: failures.map(({ frontend, version, why }) => ({ frontend, version, why })),
  }
}
