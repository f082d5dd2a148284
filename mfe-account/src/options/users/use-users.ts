import { searchUsers } from '@semaforo/contracts'
import { queryClient, request, useQuery } from '@semaforo/frontend-kit'
import { useEffect, useState } from 'react'

/** What an admin looks for; blank is everybody. */
export type Wanted = { q: string; role: '' | 'admin' | 'user'; status: '' | 'true' | 'false'; page: number }

const pauseMs = 300

/** One page of users. Typing asks once it pauses; what was found before stays until the next answer is here. */
export function useUsers(wanted: Wanted) {
  const q = useSettled(wanted.q)
  return useQuery({
    queryKey: ['users', { ...wanted, q }],
    queryFn: ({ signal }) =>
      request(searchUsers, { query: { ...wanted, q, page: String(wanted.page) }, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

/** Reads the shown list again, as soon as it has been seen what was done: 1.2 s, as the specification gives it. */
export function refreshUsersSoon(): void {
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['users'] }), 1_200)
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const settle = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(settle)
  }, [text])
  return settled
}
