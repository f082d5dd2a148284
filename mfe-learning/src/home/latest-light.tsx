import { listRecords } from '@semaforo/contracts'
import { semaforo } from '@semaforo/diagnosis'
import { request, useInfiniteQuery } from '@semaforo/frontend-kit'
import { Rating } from '@semaforo/ui'
import type { ReactNode } from 'react'
import { latestTexts as texts } from './latest-texts.ts'

const date = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium' })
const tones = { green: 'good', yellow: 'attention', red: 'alert' } as const

export type LatestLightProps = {
  userId: string
  /** In its place while there is none. */
  otherwise: ReactNode
}

/** The user's latest light and its date, with the way to today's. */
export function LatestLight({ userId, otherwise }: LatestLightProps) {
  // The history of /minegocio has the same query.
  const { data } = useInfiniteQuery({
    queryKey: ['diagnostics', userId],
    queryFn: ({ pageParam, signal }) =>
      request(listRecords, { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  const record = data?.pages[0]?.records[0]
  const light = record ? semaforo(record.score, record.predictionTree) : 'none'
  if (!record || light === 'none') return otherwise
  return (
    <>
      {texts.latest} <Rating tone={tones[light]}>{texts.lights[light]}</Rating>{' '}
      {texts.of(record.score?.toFixed(1) ?? '', date.format(new Date(record.saved_at)))}{' '}
      <a href="/minegocio">{texts.update}</a>
    </>
  )
}
