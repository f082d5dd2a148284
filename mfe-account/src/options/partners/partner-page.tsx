import { type Partner, updatePartner } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { EmptyState, House, Notice } from '@semaforo/ui'
import { NoAnswer } from '../../answer/no-answer.tsx'
import { Pending } from '../../answer/pending.tsx'
import pageStyles from '../../profile/profile.module.css'
import { listPath } from './addresses.ts'
import { BackToList } from './back-to-list.tsx'
import { PartnerForm } from './form/partner-form.tsx'
import { PageLine } from './key/page-line.tsx'
import { State } from './partner-list.tsx'
import { PartnerSection } from './partner-section.tsx'
import styles from './partners.module.css'
import { texts } from './partners.texts.ts'
import { Suspension } from './suspension.tsx'
import { Usage } from './usage/usage.tsx'
import { keepPartner, usePartners } from './use-partners.ts'

type Props = {
  id: string
  /** Whether it was created just now. */
  isNew: boolean
}

/** A partner: what it puts into its page, how much it is used, and what an admin may change. */
export function PartnerPage({ id, isNew }: Props) {
  const answer = usePartners()
  const partner = answer.data?.find((one) => one.id === id)
  if (partner) return <Found partner={partner} isNew={isNew} />
  if (!answer.data) return <NoAnswer answer={answer} texts={texts} className={pageStyles.list} />
  // The list may be from before it was created.
  if (answer.isFetching) return <Pending label={texts.loading} className={pageStyles.list} />
  return <EmptyState icon={<House />} title={texts.missing} link={{ href: listPath, label: texts.back }} />
}

function Found({ partner, isNew }: { partner: Partner; isNew: boolean }) {
  return (
    <section aria-labelledby="aliado" className={pageStyles.section}>
      <BackToList />
      <div className={styles.title}>
        <h2 id="aliado">{partner.name}</h2>
        <State suspended={partner.suspended} />
      </div>
      <div role="status" className={pageStyles.status}>
        {isNew && <Notice tone="success">{texts.created}</Notice>}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PageLine partner={partner} />
          <Usage id={partner.id} />
        </div>
        <div className={styles.column}>
          <PartnerSection title={texts.data}>
            <PartnerForm
              partner={partner}
              save={async (_, body) => {
                const saved = await request(updatePartner, { params: { id: partner.id }, body })
                keepPartner(saved)
                return saved
              }}
            />
          </PartnerSection>
          <Suspension partner={partner} />
        </div>
      </div>
    </section>
  )
}
