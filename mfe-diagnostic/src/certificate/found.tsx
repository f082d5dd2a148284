import type { CertifiedResult } from '@semaforo/contracts'
import { Card, TrafficLight } from '@semaforo/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { longDay } from '../format.ts'
import styles from './certificate.module.css'
import { Compare } from './compare.tsx'
import { grouped } from './grouped.ts'
import { lampOf } from './lamp.ts'
import { texts } from './texts.ts'

type Props = { code: string; certificate: CertifiedResult }

/** A genuine certificate: what it says, and what it does and does not prove. */
export function Found({ code, certificate }: Props) {
  const { light, score_band, risk_band, date, fingerprint } = certificate
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { found } = texts
  return (
    <>
      <Card padding="large" as="section" aria-labelledby="constancia" className={styles.found}>
        <h2 id="constancia" ref={heading} tabIndex={-1}>
          {found.title}
        </h2>
        <div className={styles.light}>
          <TrafficLight lamp={lampOf(certificate)} />
          <p>
            <strong className={styles.verdict}>{found.lights[light]}</strong>
            <span className={styles.soft}>{found.samePaper}</span>
          </p>
        </div>
        <dl className={styles.facts}>
          <Fact term={found.date}>{longDay(date)}</Fact>
          <Fact term={found.band}>{score_band}</Fact>
          <Fact term={found.risk}>{risk_band}</Fact>
          <Fact term={found.code}>
            <span className={styles.hash}>{grouped(code, 4)}</span>
          </Fact>
          <Fact term={found.fingerprint}>
            <span className={styles.hash}>{grouped(fingerprint, 8)}</span>
          </Fact>
        </dl>
        <div className={styles.proves}>
          <div>
            <h3>{found.provesTitle}</h3>
            <p>{found.proves}</p>
          </div>
          <div>
            <h3>{found.provesNotTitle}</h3>
            <p>{found.provesNot}</p>
          </div>
        </div>
      </Card>
      <Compare code={code} fingerprint={fingerprint} />
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
