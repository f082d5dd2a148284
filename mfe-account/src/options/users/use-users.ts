import { searchUsers } from '@semaforo/contracts'
import { queryClient, request, useQuery } from '@semaforo/frontend-kit'
import { useEffect, useState } from 'react'

/** An admin's search; blank fields match everybody. */
export type UserSearch = {
  q: string
  role: '' | 'admin' | 'user'
  status: '' | 'true' | 'false'
  sort: 'newest' | 'oldest' | 'name'
  page: number
}

const pauseMs = 300

/** One page of users. The search is debounced, and the previous result stays until the next one arrives. */
export function useUsers(search: UserSearch) {
  const q = useDebounced(search.q)
  return useQuery({
    queryKey: ['users', { ...search, q }],
    queryFn: ({ signal }) =>
      request(searchUsers, { query: { ...search, q, page: String(search.page) }, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

/** Refetches the list after 1.2 s, as the specification gives it, so that the admin first sees the outcome. */
export function refreshUsersSoon(): void {
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['users'] }), 1_200)
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
