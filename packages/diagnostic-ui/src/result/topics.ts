import { type ComponentType, createContext } from 'react'

/** How topics are linked to: not at all where nothing is provided, as in a partner's page. */
export const Topics = createContext<ComponentType<{ slugs: readonly string[] }>>(() => null)
