import { lazy } from 'react'

const pages = () => import(/* webpackChunkName: "page-errors" */ './pages.ts')

export const AllErrors = lazy(async () => ({ default: (await pages()).AllErrors }))
export const OneError = lazy(async () => ({ default: (await pages()).OneError }))
