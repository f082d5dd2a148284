import type { RequestHandler } from 'express'
import { located } from '../locate.ts'
import { within } from '../routes.ts'
import { isPartnerOrigin } from './partner-of.ts'
import type { Partners } from './partners.ts'

/** The widget's scripts for federated hosts, in a release of any version. */
const widgetFile = /^\/remotes\/[a-z]+\/[^/]+\/widget\//
const methods = 'GET, POST'
const preflightSeconds = '600'

/**
 * Lets the pages of partners read what a federated widget needs: its scripts and its calls, without credentials. For
 * any other origin nothing changes.
 */
export function partnerCors(partners: Partners, siteOrigin: string): RequestHandler {
  /** Without an answer about partners a page of theirs is one that nobody knows; everybody else goes on. */
  const isPartner = async (origin: string) => isPartnerOrigin(await partners.all().catch(() => []), origin)

  const allow: RequestHandler = async (req, res, next) => {
    res.vary('Origin')
    const { origin } = req.headers
    if (origin === undefined || origin === siteOrigin || !(await isPartner(origin))) return next()
    // The day that a visitor shares is the site's, and not the device's.
    res.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Date' })
    if (req.method !== 'OPTIONS') return next()
    res.set({
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': 'content-type',
      'Access-Control-Max-Age': preflightSeconds,
    })
    res.status(204).end()
  }

  return (req, res, next) => {
    const { path = '' } = located(res)
    const isWidgets = within(path, '/widget') || within(path, '/api/widget') || widgetFile.test(path)
    return isWidgets ? allow(req, res, next) : next()
  }
}
