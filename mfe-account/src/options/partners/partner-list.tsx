import type { Partner } from '@semaforo/contracts'
import { Badge, ButtonLink, Card, EmptyState, House, SearchField } from '@semaforo/ui'
import { useState } from 'react'
import { NoAnswer } from '../../answer/no-answer.tsx'
import { date } from '../../format.ts'
import pageStyles from '../../profile/profile.module.css'
import { addPath, pathOf } from './addresses.ts'
import styles from './partners.module.css'
import { texts } from './partners.texts.ts'
import { usePartners } from './use-partners.ts'

/** From this many on, a list is searched. */
const manyPartners = 6

/** All partners by name. */
export function PartnerList() {
  const answer = usePartners()
  return (
    <section aria-labelledby="aliados" className={pageStyles.section}>
      <div className={pageStyles.head}>
        <h2 id="aliados">{texts.title}</h2>
        {answer.data && answer.data.length > 0 && <ButtonLink href={addPath}>{texts.add}</ButtonLink>}
      </div>
      <p className={pageStyles.lead}>{texts.lead}</p>
      {answer.data ? (
        <Found partners={answer.data} />
      ) : (
        <NoAnswer answer={answer} texts={texts} className={pageStyles.list} />
      )}
    </section>
  )
}

function Found({ partners }: { partners: Partner[] }) {
  const [q, setQ] = useState('')
  if (partners.length === 0)
    return (
      <EmptyState
        icon={<House />}
        title={texts.empty}
        description={texts.emptyHint}
        action={<ButtonLink href={addPath}>{texts.add}</ButtonLink>}
      />
    )
  const found = partners.filter(({ name }) => plain(name).includes(plain(q)))
  return (
    <>
      {partners.length >= manyPartners && (
        <SearchField label={texts.search} maxLength={80} value={q} onValueChange={setQ} />
      )}
      {found.length === 0 && <EmptyState icon={<House />} title={texts.nothingFound} />}
      <ul className={pageStyles.list}>
        {found.map((partner) => (
          <PartnerRow key={partner.id} partner={partner} />
        ))}
      </ul>
    </>
  )
}

function PartnerRow({ partner: { id, name, origins, suspended, createdAt } }: { partner: Partner }) {
  return (
    <Card as="li">
      <p className={styles.name}>
        <a href={pathOf(id)}>{name}</a>
        <State suspended={suspended} />
      </p>
      <p className={styles.origin}>
        <span>{origins[0]}</span>
        {origins.length > 1 && <span>{texts.more(origins.length - 1)}</span>}
      </p>
      <p className={pageStyles.soft}>{texts.since(date(createdAt))}</p>
    </Card>
  )
}

/** Whether a partner's page shows the widget. */
export function State({ suspended }: { suspended: boolean }) {
  return <Badge tone={suspended ? 'alert' : 'good'}>{suspended ? texts.suspended : texts.active}</Badge>
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
