import { countUsage, readPublicModelFile, shareResult, trialKey } from '@semaforo/contracts'
import { paths } from '@semaforo/diagnostic-ui'
import { widgetTexts } from '../src/frame/widget.texts.ts'

test('the widget calls what the contracts say, by their methods', () => {
  expect(paths).toEqual({
    model: readPublicModelFile.path,
    shares: shareResult.path,
    usage: countUsage.path,
  })
  expect([readPublicModelFile.method, shareResult.method, countUsage.method]).toEqual(['get', 'post', 'post'])
})

test('each problem of sharing that a visitor can do something about has words of its own', () => {
  const codes = Object.values(shareResult.problems ?? {}).flat()
  const known = Object.keys(widgetTexts.share.failed)
  expect(codes.filter((code) => !known.includes(code))).toEqual(['model-unavailable'])
})

test('what the widget sends is what the call takes', () => {
  expect(countUsage.body?.safeParse({ partner: trialKey, what: 'viewed' }).success).toBe(true)
})
