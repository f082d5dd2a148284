import { listPartners, type Partner } from '@semaforo/contracts'
import { queryClient, request, useQuery } from '@semaforo/frontend-kit'

const key = ['partners']

/** All partners, by name. */
export function usePartners() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await request(listPartners, { signal })).partners,
    staleTime: 0,
  })
}

/** Shows a partner as the server answered it, without asking for the list again. */
export function keepPartner(partner: Partner): void {
  queryClient.setQueryData<Partner[]>(key, (partners = []) => {
    const isKnown = partners.some(({ id }) => id === partner.id)
    if (!isKnown) return [...partners, partner]
    return partners.map((one) => (one.id === partner.id ? partner : one))
  })
}

/** Asks for the list again, where somebody else changed it. */
export const readPartnersAgain = () => queryClient.invalidateQueries({ queryKey: key })
