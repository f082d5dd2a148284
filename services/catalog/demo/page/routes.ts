import { notFound, revalidated, route } from '@semaforo/service-kit'
import { Router } from 'express'
import { lessons } from '../../src/content/content.ts'
import { playerAssets } from './assets.ts'
import { lessonPage, missingLessonPage } from './lesson-page.ts'

/** Framed by our own site only; loads only its own files and makes no requests. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The pages under `/lecciones` that play the demo lessons. */
export function lessonPages(): Router {
  const router = Router()
  const lessonById = new Map(lessons.map((lesson) => [lesson.id, lesson]))
  const assets = playerAssets()

  router.use('/lecciones', revalidated, (_req, res, next) => {
    res.set({
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
    })
    next()
  })
  route(router, 'get', '/lecciones/assets/:file', (req, res) => {
    const asset = assets.get(String(req.params.file))
    if (!asset) throw notFound('not-found', 'Este archivo no existe.')
    res.type(asset.type).send(asset.body)
  })
  route(router, 'get', '/lecciones/:id', (req, res) => {
    const lesson = lessonById.get(String(req.params.id))
    const { tema } = req.query
    const theme = tema === 'oscuro' || tema === 'claro' ? tema : undefined
    res.status(lesson ? 200 : 404).type('html')
    res.send(lesson ? lessonPage(lesson, { theme }) : missingLessonPage())
  })
  return router
}
