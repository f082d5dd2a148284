import { type Pulse, readPulse, setPulse } from '@semaforo/contracts'
import { queryClient, request, useQuery } from '@semaforo/frontend-kit'
import { useEffect, useState } from 'react'
import { useAction } from '../../form/use-action.ts'
import { texts } from './pulse.texts.ts'

const key = ['pulse']
type Day = Pulse['day']

/**
 * The monthly mail's setting. A choice is shown at once and saved; of choices made while one is saved, the last is
 * saved next. What could not be saved goes back to what was.
 */
export function usePulse() {
  const answer = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request(readPulse, { signal }),
    staleTime: 0,
  })
  const saved = answer.data?.day ?? null
  // In an object, because null is a choice: off.
  const [wanted, choose] = useState<{ day: Day }>()
  const [undo, setUndo] = useState<{ day: Day }>()
  const { busy, failure, run } = useAction(texts.saveFailed, async (choice: { day: Day }) => {
    setUndo(undefined)
    try {
      queryClient.setQueryData(key, await request(setPulse, { body: { day: choice.day } }))
      setUndo({ day: saved })
    } finally {
      choose((now) => (now === choice ? undefined : now))
    }
  })
  useEffect(() => {
    if (wanted && !busy) void run(wanted)
  })
  return {
    answer,
    day: wanted ? wanted.day : saved,
    busy,
    failure,
    undo,
    choose: (day: Day) => choose({ day }),
  }
}
