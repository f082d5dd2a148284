import { createPartner, type NewPartner, type Partner } from '@semaforo/contracts'
import { useState } from 'react'
import { documentedSentence } from '../../../form/failure.ts'
import { refusedBy } from '../../../form/field-errors.ts'
import { useForm } from '../../../form/use-form.ts'
import { changesOf, originField, partnerOf, type Values, valuesOf } from './partner-values.ts'
import { texts } from './texts.ts'

type Options = {
  partner: Partner | undefined
  save: (given: NewPartner) => Promise<void>
}

/** The state of a partner's form. Without a partner it is for a new one. */
export function usePartnerForm({ partner, save }: Options) {
  const [origins, setOrigins] = useState(partner?.origins.length ?? 1)
  const [outcome, setOutcome] = useState<'nothing' | 'saved'>()
  const form = useForm<Values>({
    initial: valuesOf(partner),
    check: (values) => {
      setOutcome(undefined)
      return refusedBy(createPartner.body, partnerOf(values, origins), (path) => path.join('.'))
    },
    send: async (values) => {
      const given = partnerOf(values, origins)
      if (partner && Object.keys(changesOf(partner, given)).length === 0) return setOutcome('nothing')
      await save(given)
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
        setOrigins(origins - 1)
      },
    },
  }
}
export type PartnerFormState = ReturnType<typeof usePartnerForm>
