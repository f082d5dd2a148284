import { mongo } from 'mongoose'
import { duplicateKeyPath } from '../../src/mongo/duplicate-key.ts'

const message =
  'E11000 duplicate key error collection: a.b index: keys.email(email) dup key: { x: "a index: b" }'
const refusal = (fields: object) => new mongo.MongoServerError({ code: 11_000, message, ...fields })

test.each([
  [
    'by its key pattern',
    refusal({ message: 'E11000', keyPattern: { 'keys.slug(kind,slug)': 1 } }),
    'keys.slug(kind,slug)',
  ],
  ['by its key pattern before its message', refusal({ keyPattern: { _id: 1 } }), '_id'],
  ['by its message without a key pattern', refusal({}), 'keys.email(email)'],
  ['as the id by its message', refusal({ message: 'E11000 … index: _id_ dup key: { _id: "a" }' }), '_id'],
  ['not in another error of the server', refusal({ code: 13 }), undefined],
  ['not in an error of another kind', new Error(message), undefined],
])('the path of a unique index is known %s', (_, error, path) => {
  expect(duplicateKeyPath(error)).toBe(path)
})
