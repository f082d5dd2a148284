import { ApiError } from '@semaforo/frontend-kit'
import { FocusGoesOn, useLastError } from '@semaforo/frontend-kit/retry'
import { ErrorState } from '@semaforo/ui'
import type { ComponentProps } from 'react'
import { HelpLink } from '../form/failure-notice.tsx'
import { Pending } from './pending.tsx'

type Props = Omit<ComponentProps<typeof Pending>, 'label'> & {
  answer: { isFetching: boolean; error: Error | null; refetch: () => unknown }
  texts: { loading: string; failed: string }
}

/** Shown in place of an answer that is loading or failed: a placeholder, or the reason and a retry. */
export function NoAnswer({ answer, texts, ...layout }: Props) {
  const error = useLastError(answer)
  if (!error) return <Pending label={texts.loading} {...layout} />
  return (
    <FocusGoesOn>
      <ErrorState
        title={texts.failed}
        description={<Reason error={error} />}
        retrying={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    </FocusGoesOn>
  )
}

function Reason({ error }: { error: Error }) {
  return (
    <>
      <p>{error.message}</p>
      {error instanceof ApiError && (
        <p>
          <HelpLink code={error.code} />
        </p>
      )}
    </>
  )
}
