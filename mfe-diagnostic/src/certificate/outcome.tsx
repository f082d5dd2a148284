import { ApiError } from '@semaforo/frontend-kit'
import { ErrorState, Notice, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { useEffect, useRef } from 'react'
import { longDay } from '../format.ts'
import { HelpLink } from '../help-link.tsx'
import styles from './certificate.module.css'
import { Found } from './found.tsx'
import { texts } from './texts.ts'
import { codeOf } from './token.ts'
import type { Subject, useCertificate } from './use-certificate.ts'

type Props = { subject: Subject; query: ReturnType<typeof useCertificate>['query'] }

/** What the check of a certificate gave, or why it gave nothing. */
export function Outcome({ subject, query }: Props) {
  const { data, error } = query
  if (data?.withdrawn === false) {
    const code = 'code' in subject ? subject.code : codeOf(subject.token)
    return <Found code={code} certificate={data.certificate} />
  }
  if (data) return <Refusal title={texts.withdrawn.title} text={texts.withdrawn.text(longDay(data.date))} />
  if (isUnknown(error)) return <Refusal title={texts.unknown.title} text={texts.unknown.text} />
  if (error)
    return (
      <ErrorState
        title={error instanceof ApiError && error.status === 429 ? texts.tooMany : texts.failed}
        description={
          <>
            <p>{error.message}</p>
            {error instanceof ApiError && <HelpLink code={error.code} />}
          </>
        }
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton shape="block" className={styles.awaited} />
    </SkeletonGroup>
  )
}

/** A token that the server does not even read, being too long, is none of ours either. */
const isUnknown = (error: Error | null) =>
  error instanceof ApiError && (error.code === 'certificate-not-found' || error.code === 'invalid-request')

/** An answer without a light. */
function Refusal({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Notice tone="warning">
      <h2 ref={heading} tabIndex={-1} className={styles.refusal}>
        {title}
      </h2>
      <p>{text}</p>
    </Notice>
  )
}
