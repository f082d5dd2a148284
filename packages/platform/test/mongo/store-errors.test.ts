import { mongo } from 'mongoose'
import { withStoreErrors } from '../../src/mongo/store-errors.ts'
import { StoreFull } from '../../src/ports/store-full.ts'
import { StoreUnavailable } from '../../src/ports/store-unavailable.ts'

const full = new mongo.MongoServerError({ code: 14_031, codeName: 'OutOfDiskSpace' })
const away = new mongo.MongoNetworkError('connection closed')
const other = new mongo.MongoServerError({ code: 2, codeName: 'BadValue' })

const passing = [10_107, 189, 11_602, 91, 13_435, 13_436, 50, 24, 11_601]

test.each<[string, Error, new (...args: never[]) => Error]>([
  ['without room', full, StoreFull],
  ['that does not answer', away, StoreUnavailable],
  ...passing.map((code): [string, Error, typeof StoreUnavailable] => [
    `that answers ${code}`,
    new mongo.MongoServerError({ code }),
    StoreUnavailable,
  ]),
  ['that rejects the operation', other, mongo.MongoServerError],
])('what a MongoDB %s says is the error that services know', async (_, error, expected) => {
  const fails = () => Promise.reject(error)
  const store = withStoreErrors({ get: fails, update: fails, query: fails, countValues: fails })
  await expect(store.get('a')).rejects.toBeInstanceOf(expected)
  await expect(store.update('a', () => undefined as never)).rejects.toBeInstanceOf(expected)
  await expect(store.query('byName' as never, {} as never)).rejects.toBeInstanceOf(expected)
})
