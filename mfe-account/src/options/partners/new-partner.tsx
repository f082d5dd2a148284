import { createPartner, type Partner } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Card } from '@semaforo/ui'
import pageStyles from '../../profile/profile.module.css'
import { BackToList } from './back-to-list.tsx'
import { PartnerForm } from './form/partner-form.tsx'
import styles from './partners.module.css'
import { texts } from './partners.texts.ts'

/** The form of a new partner. */
export function NewPartner({ onCreated }: { onCreated: (partner: Partner) => void }) {
  return (
    <section aria-labelledby="nuevo-aliado" className={pageStyles.section}>
      <BackToList />
      <h2 id="nuevo-aliado">{texts.add}</h2>
      <p className={pageStyles.lead}>{texts.addLead}</p>
      <Card padding="large" className={styles.form ?? ''}>
        <PartnerForm
          save={async (body) => {
            const created = await request(createPartner, { body })
            onCreated(created)
            return created
          }}
        />
      </Card>
    </section>
  )
}
