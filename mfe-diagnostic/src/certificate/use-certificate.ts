import { checkCertificate } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { useEffect, useState } from 'react'
import { tokenIn } from './token.ts'

/** What to check: the token of a QR, or a typed code. */
export type Subject = { token: string } | { code: string }

/**
 * The check of the certificate in the address, or of a typed code. The fragment stays where it is, so that a reload
 * checks again.
 */
export function useCertificate() {
  const [subject, setSubject] = useState<Subject | undefined>(subjectInAddress)
  useEffect(() => {
    const follow = () => setSubject((before) => subjectInAddress() ?? before)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const query = useQuery({
    queryKey: ['certificate', subject],
    queryFn: ({ signal }) => request(checkCertificate, { body: subject as Subject, signal }),
    enabled: subject !== undefined,
    // It may have been withdrawn a moment ago.
    staleTime: 0,
    gcTime: 0,
  })
  return { subject, query, check: (code: string) => setSubject({ code }) }
}

function subjectInAddress(): Subject | undefined {
  const token = tokenIn(location.hash)
  return token === undefined ? undefined : { token }
}
