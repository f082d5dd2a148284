import { lazy } from 'react'

export const Model = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-model" */ './model.tsx')).Model,
}))
