import { catalogService } from '@semaforo/catalog'
import { diagnosticService } from '@semaforo/diagnostic'
import { openStores } from '@semaforo/diagnostic/store'
import { identityService } from '@semaforo/identity'
import { likesService } from '@semaforo/likes'
import { openLikes } from '@semaforo/likes/store'
import { eventually } from '@semaforo/testing/eventually'
import { admin, call, deployment, logIn, type OpenPlatform, registerAna } from './deployment.ts'

const figures = {
  activo_corriente: 100,
  pasivo_corriente: 50,
  total_activos: 300,
  total_pasivos: 120,
  costo_ventas: 200,
  inventario_inicial: 30,
  inventario_final: 20,
  ventas_credito: 100,
  cuentas_por_cobrar: 25,
  ventas_totales: 400,
}

/** The erasure of a person's data in every service, on a platform that `open` creates for a directory. */
export function describeErasure(platformName: string, open: OpenPlatform): void {
  const { start, platform } = deployment(open)

  test(`${platformName}: a user is erased in every service, including one that is down at the time`, async () => {
    const identity = await start(identityService)
    await start(catalogService)
    const likes = await start(likesService)
    const diagnostic = await start(diagnosticService)
    await eventually(async () => expect(await likes.ready()).toEqual({ ok: true }))

    const { token: adminToken } = await logIn(identity.url, admin)
    const { id, token } = await registerAna(identity.url)

    expect((await call(likes.url, 'POST', '/api/me/likes/tag/1', { token })).status).toBe(200)
    const record = { ...figures, predictionTree: null, score: null, user_id: id }
    expect(
      (await call(diagnostic.url, 'POST', '/api/modelData', { token, body: record })).status,
    ).toBeLessThan(300)

    const exported = await call(identity.url, 'GET', '/api/me/export', { token })
    expect(Object.keys(exported.body.services).sort()).toEqual(['diagnostic', 'identity', 'likes'])
    expect(JSON.stringify(exported.body.services.likes)).toContain('Flujo de efectivo')
    expect(JSON.stringify(exported.body.services.diagnostic)).toContain('ventas_credito')

    const likesOf = async () => (await (await openLikes(platform())).get(id))?.state
    const recordsOf = async () =>
      (await (await openStores(platform())).records.query('history', { equals: [id], limit: 10 })).items
    expect(await likesOf()).toMatchObject({ tag: [1] })
    expect(await recordsOf()).toHaveLength(1)

    await likes.stop()
    expect((await call(identity.url, 'DELETE', `/api/users/${id}`, { token: adminToken })).status).toBe(200)
    expect((await call(identity.url, 'GET', '/api/me', { token })).status).toBe(401)
    await eventually(async () => expect(await recordsOf()).toEqual([]))
    await eventually(async () => {
      const after = await call(diagnostic.url, 'GET', '/api/modelData', { token })
      expect(after.status).toBe(401)
    })
    expect(await likesOf()).toMatchObject({ tag: [1] })

    const back = await start(likesService)
    await eventually(async () => expect(await likesOf()).toEqual({ erased: true, at: expect.any(String) }))
    await eventually(async () =>
      expect((await call(back.url, 'GET', '/api/me/likes', { token })).status).toBe(401),
    )
  })
}
