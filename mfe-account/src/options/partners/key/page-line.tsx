import type { Partner } from '@semaforo/contracts'
import { widgetPaths } from '@semaforo/contracts'
import { date, dateTime } from '../../../format.ts'
import pageStyles from '../../../profile/profile.module.css'
import { PartnerSection } from '../partner-section.tsx'
import { Copyable } from './copyable.tsx'
import { texts } from './key.texts.ts'
import { currentKey, endOf, olderKeys } from './keys.ts'
import { RotateKey } from './rotate-key.tsx'

/** What a partner is given: the line for its page, the key in it, how to change that, and the id in its summaries. */
export function PageLine({ partner }: { partner: Partner }) {
  const current = currentKey(partner)
  return (
    <PartnerSection title={texts.title}>
      <p className={pageStyles.lead}>{texts.lead}</p>
      <Copyable label={texts.line} text={lineOf(current.key)} />
      <Copyable label={texts.key} text={current.key} />
      <p className={pageStyles.soft}>
        <span>{texts.since(date(current.since))}</span>{' '}
        <span>
          {olderKeys(partner)
            .map(({ key, until }) => texts.replaced(endOf(key), dateTime(until)))
            .join(' ')}
        </span>
      </p>
      <RotateKey partner={partner} />
      <Copyable label={texts.id} text={partner.id} />
    </PartnerSection>
  )
}

const lineOf = (key: string) =>
  `<script src="${location.origin}${widgetPaths.loader}" async></script><semaforo-pyme partner="${key}"></semaforo-pyme>`
