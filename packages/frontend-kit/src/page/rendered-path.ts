import { createContext, useContext } from 'react'

/** The path that the page of a frontend was prerendered for. */
export const RenderedPath = createContext<string | undefined>(undefined)

/**
 * The path to take a page over with: the address may have changed by the time that a part of it is hydrated, such as
 * one whose script comes later. A router takes it as its path on the server, and follows the address from then on.
 */
export const useRenderedPath = () => useContext(RenderedPath) ?? location.pathname
