import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { aCompany } from '@semaforo/testing/companies'
import { eventually } from '@semaforo/testing/eventually'
import { startProgram } from '@semaforo/testing/start-program'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { answering, startPartnerServer } from './partner-server.ts'
import { aPartner, keyOf, today } from './partners.ts'

const shown = { light: 'verde', score_band: 'Empresa saludable', risk_band: 'Fuera de riesgo' }

/** Deliveries of a service that is killed; it runs as a separate process. */
export function describeKills(name: string, platform: 'embedded' | 'real'): void {
  const started = async (dataDir: string, partner: object) => {
    const path = join(import.meta.dirname, 'programs/serve.ts')
    const { output, kill } = startProgram([path, platform, dataDir, JSON.stringify(partner)])
    const url = await eventually(() => {
      const line = /^http\S+$/m.exec(output.stdout)?.[0]
      if (line === undefined) throw new Error(`not ready: ${output.stderr}`)
      return line
    })
    return { url, kill }
  }

  test.each([
    ['during an attempt', () => undefined],
    ['between two attempts', answering(500)],
  ])(`${name}: killed %s, the next process delivers the message, once`, async (_, firstAnswer) => {
    const dataDir = temporaryDirectory()
    const server = await startPartnerServer()
    const partner = aPartner({ webhook: server.url })
    const share = async (url: string) => {
      const nonce = randomBytes(16).toString('base64url')
      const answer = await fetch(`${url}/api/widget/shares`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ partner: keyOf(partner), nonce, figures: aCompany(), shown, date: today() }),
      })
      const { claims } = (await answer.json()) as { claims: { jti: string } }
      return claims.jti
    }
    const ids = () => server.received.map(({ headers }) => headers['webhook-id'])

    server.answers(firstAnswer)
    const killed = await started(dataDir, partner)
    const first = await share(killed.url)
    await eventually(() => expect(ids()).toEqual([first]))
    await killed.kill()

    server.answers(answering(200))
    const next = await started(dataDir, partner)
    await eventually(() => expect(ids()).toEqual([first, first]))
    expect(server.received[1]?.body).toBe(server.received[0]?.body)
    // What is shared now is delivered after what is due again, if anything were.
    const second = await share(next.url)
    await eventually(() => expect(ids()).toEqual([first, first, second]))
    await next.kill()

    const last = await started(dataDir, partner)
    const third = await share(last.url)
    await eventually(() => expect(ids()).toContain(third))
    expect(ids().filter((id) => id === first)).toHaveLength(2)
  })
}
