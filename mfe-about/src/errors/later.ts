import { lazy } from 'react'

export const AllErrors = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-errors" */ './all-errors.tsx')).AllErrors,
}))
