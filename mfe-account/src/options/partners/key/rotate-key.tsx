import { type Partner, rotatePartnerKey } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button, Notice, SelectField } from '@semaforo/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../../form/confirm-dialog.tsx'
import { hasCode } from '../../../form/failure.ts'
import { useAction } from '../../../form/use-action.ts'
import { dateTime } from '../../../format.ts'
import pageStyles from '../../../profile/profile.module.css'
import { keepPartner, readPartnersAgain } from '../use-partners.ts'
import { texts } from './key.texts.ts'
import { endOf, olderKeys } from './keys.ts'

const usualOverlapHours = 72

/** Gives a partner a new key, after saying what becomes of those that it has. */
export function RotateKey({ partner }: { partner: Partner }) {
  const [asking, setAsking] = useState(false)
  const [rotated, setRotated] = useState(false)
  const [overlapHours, setOverlapHours] = useState(usualOverlapHours)
  const rotate = useAction(texts.rotateFailed, async () => {
    setRotated(false)
    const body = { current: partner.keys.at(-1)?.key ?? '', overlapHours }
    try {
      keepPartner(await request(rotatePartnerKey, { params: { id: partner.id }, body }))
    } catch (error) {
      // Another admin was faster, or this one's first press: the page shows the keys of now.
      if (hasCode(error, 'partner-changed')) await readPartnersAgain()
      throw error
    }
    setAsking(false)
    setRotated(true)
  })
  return (
    <>
      <div role="status" className={pageStyles.status}>
        {rotated && <Notice tone="success">{texts.rotated}</Notice>}
      </div>
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {texts.rotate}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={texts.rotateQuestion(partner.name)}
        confirm={texts.rotate}
        busy={rotate.busy}
        failure={rotate.failure}
        form={{
          onSubmit: (event) => {
            event.preventDefault()
            void rotate.run()
          },
        }}
        onCancel={() => setAsking(false)}
        fields={
          <SelectField
            label={texts.overlap}
            value={overlapHours}
            onChange={({ target }) => setOverlapHours(Number(target.value))}
          >
            {Object.entries(texts.overlaps).map(([hours, words]) => (
              <option key={hours} value={hours}>
                {words}
              </option>
            ))}
          </SelectField>
        }
      >
        {consequences(partner, overlapHours)}
      </ConfirmDialog>
    </>
  )
}

function consequences(partner: Partner, overlapHours: number): string {
  const until = new Date(Date.now() + overlapHours * 3_600_000).toISOString()
  const current = overlapHours === 0 ? texts.ends : texts.overlapping(dateTime(until))
  return [current, ...olderKeys(partner).map(({ key }) => texts.older(endOf(key)))].join(' ')
}
