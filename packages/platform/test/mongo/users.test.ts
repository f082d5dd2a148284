import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { openMongoStores } from '../../src/mongo/open-mongo-stores.ts'
import { rejectingServer } from './rejecting-server.ts'

async function openOn(url: string): Promise<unknown> {
  const stores = openMongoStores({ url })
  endsWithTest(stores.close)
  return stores.open({ service: 'tests', name: 'counter' })
}

test('a user that MongoDB does not know is one line about MONGO_URL, without its password', async () => {
  const address = await rejectingServer({
    code: 18,
    codeName: 'AuthenticationFailed',
    errmsg: 'Authentication failed.',
  })
  await expect(openOn(`mongodb://ana:s3cr3t@${address}/semaforo?authSource=admin`)).rejects.toThrow(
    /^La variable MONGO_URL no sirve: escribe en ella un usuario y una contraseña que MongoDB conozca \(Authentication failed\)\.$/,
  )
})

test('a user without rights is one line about what to give it', async () => {
  const address = await rejectingServer({
    code: 13,
    codeName: 'Unauthorized',
    errmsg: 'not authorized on semaforo to execute command',
  })
  await expect(openOn(`mongodb://${address}`)).rejects.toThrow(
    /^La variable MONGO_URL no sirve: a su usuario le falta permiso: dale readWrite sobre su base \(not authorized on semaforo/,
  )
})
