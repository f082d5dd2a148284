import { createPartner, type NewPartner, type Partner, type PartnerChanges } from '@semaforo/contracts'
import { useState } from 'react'
import { documentedSentence } from '../../../form/failure.ts'
import { refusedBy } from '../../../form/field-errors.ts'
import { useForm } from '../../../form/use-form.ts'
import { texts } from './form.texts.ts'
import { changesOf, originField, partnerOf, type Values, valuesOf } from './partner-values.ts'

/** Saves all that was typed, for a new partner, or only what changed; answers the partner as it is then. */
export type SavePartner = (given: NewPartner, changes: PartnerChanges) => Promise<Partner>

/** The state of a partner's form. Without a partner it is for a new one. */
export function usePartnerForm({ partner, save }: { partner: Partner | undefined; save: SavePartner }) {
  // What the fields began with: another admin may have changed the partner since.
  const [base, setBase] = useState(partner)
  const [origins, setOrigins] = useState(partner?.origins.length ?? 1)
  const [outcome, setOutcome] = useState<'nothing' | 'saved'>()
  const form = useForm<Values>({
    warnsBeforeLeaving: true,
    initial: valuesOf(partner),
    check: (values) => {
      setOutcome(undefined)
      return refusedBy(createPartner.body, partnerOf(values, origins), (path) => path.join('.'))
    },
    send: async (values) => {
      const given = partnerOf(values, origins)
      const changes = base ? changesOf(base, given) : given
      if (Object.keys(changes).length === 0) return setOutcome('nothing')
      const saved = await save(given, changes)
      setBase(saved)
      setOrigins((now) => (now === origins ? saved.origins.length : now))
      form.settle(values, valuesOf(saved))
      setOutcome('saved')
    },
    explain: (error) => documentedSentence(error, texts.failed),
  })

  return {
    form,
    outcome,
    origins: {
      count: origins,
      add() {
        form.set(originField(origins), '')
        setOrigins(origins + 1)
      },
      remove(index: number) {
        for (let at = index; at < origins - 1; at += 1)
          form.set(originField(at), form.values[originField(at + 1)] ?? '')
        form.set(originField(origins - 1), '')
        setOrigins(origins - 1)
      },
    },
  }
}
export type PartnerFormState = ReturnType<typeof usePartnerForm>
