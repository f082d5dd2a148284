import { ActionMenu } from '@semaforo/ui'
import { useState } from 'react'
import { type Asked, BusinessDialog } from './business-dialog.tsx'
import { businessTexts as texts } from './businesses.texts.ts'
import type { Businesses } from './use-businesses.ts'

/** The way to the other businesses and to a new one, and what is done with the one on the screen. */
export function BusinessMenu({ businesses }: { businesses: Businesses }) {
  const { all, current, switchTo } = businesses
  const [asked, ask] = useState<Asked>()
  if (!current) return null
  const several = all.length > 1
  const actions = ['add', 'rename', ...(several ? ['merge' as const] : [])] as const
  const text = several ? texts.current(current.name) : texts.menu
  return (
    <>
      <ActionMenu
        label={text}
        text={text}
        items={[
          ...(several ? all : []).map((business) => ({
            text: business.name,
            label: texts.see(business.name),
            current: business.id === current.id,
            onSelect: () => switchTo(business),
          })),
          ...actions.map((what) => ({
            text: texts[what],
            label: texts[what],
            onSelect: () => ask({ what }),
          })),
        ]}
      />
      {asked && <BusinessDialog asked={asked} businesses={businesses} onClose={() => ask(undefined)} />}
    </>
  )
}
