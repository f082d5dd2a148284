import { listBusinesses } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { announce } from '@semaforo/ui'
import { useEffect, useState } from 'react'
import { refreshHistory } from '../history/refresh-history.ts'
import { goTo, root } from '../minegocio/address.ts'
import { forgetSaved } from '../result/evaluation-cache.ts'
import { businessTexts } from './businesses.texts.ts'
import { type Chosen, chosenBusiness } from './chosen-business.ts'

export type Businesses = ReturnType<typeof useBusinesses>

/**
 * The businesses of a person, of which one is on the screen. Each tab has its own; a new tab begins with the one that
 * was chosen last.
 */
export function useBusinesses(userId: string) {
  const { data } = useQuery({
    queryKey: ['businesses', userId],
    queryFn: ({ signal }) => request(listBusinesses, { signal }),
  })
  const [choice, setChoice] = useState<Chosen | undefined>(() => chosenBusiness.read()[userId])
  const [switches, setSwitches] = useState(0)
  const known = data?.businesses ?? []
  const [first, second] = known
  const current: Chosen | undefined = known.find(({ id }) => id === choice?.id) ?? choice ?? first

  function choose({ id, name }: Chosen) {
    chosenBusiness.write({ ...chosenBusiness.read(), [userId]: { id, name } })
    setChoice({ id, name })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the site says that there are several
  useEffect(() => {
    if (!choice && first && second) choose(first)
  }, [second])

  function open(business: Chosen) {
    choose(business)
    setSwitches(switches + 1)
  }

  return {
    /** What the site knows of each: its last two records. */
    summaries: known,
    /** A new one is not known to the site before its first record. */
    all: current && !known.some(({ id }) => id === current.id) ? [...known, current] : known,
    current,
    /** The id of the one whose records alone are shown; undefined where there is no other. */
    shown: choice?.id,
    /** How often the page went to another business. */
    switches,
    /** Goes to a business, and stays at the address. */
    open,
    /** Shows a business after its name changed, or which records are in it. */
    async changed(business: Chosen) {
      forgetSaved(userId)
      await refreshHistory()
      open(business)
    },
    /** Goes to the latest result of a business. */
    switchTo(business: Chosen) {
      goTo(root)
      open(business)
      announce(businessTexts.seen(business.name))
    },
  }
}
