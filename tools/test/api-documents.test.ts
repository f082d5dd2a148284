import specs from '@asyncapi/specs'
import { callGroups, eventKinds, examples } from '@semaforo/contracts/documents'
import { topics } from '@semaforo/contracts/services'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { apiDocuments } from '../api-documents.ts'

const documents = apiDocuments()
const read = (name: string) => JSON.parse(documents[`docs/api/${name}.json`] ?? '')
const calls = new Map(callGroups.flatMap((group) => group.calls.map(({ name, call }) => [name, call])))

test('the OpenAPI document is valid by the official schema', async () => {
  const { errors } = await new Validator().validate(read('openapi'))
  expect(errors).toBeUndefined()
})

test('the AsyncAPI document is valid by the official schema', () => {
  const ajv = new Ajv({ strict: false, meta: false, validateSchema: false })
  formats.default(ajv)
  const isDocument = ajv.compile(specs.schemas['3.0.0'] as object)
  isDocument(read('asyncapi'))
  expect(isDocument.errors).toBeNull()
})

test('every topic is a channel with all of its kinds of events', () => {
  const { channels } = read('asyncapi')
  for (const topic of topics) {
    const kinds = eventKinds.filter((kind) => kind.topic === topic).map(({ type }) => type)
    expect(kinds).not.toEqual([])
    expect(Object.keys(channels[topic].messages)).toEqual(kinds)
  }
})

type Exemplified = { schema: unknown; example: unknown }
const exemplified = (value: unknown, path: string): [string, Exemplified][] => {
  if (typeof value !== 'object' || value === null) return []
  if ('schema' in value && 'example' in value) return [[path, value]]
  return Object.entries(value).flatMap(([key, inner]) => exemplified(inner, `${path} ${key}`))
}

test.each(exemplified(read('openapi').paths, ''))('the example of%s matches its schema', (_, content) => {
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)
  const { components } = read('openapi')
  const keeps = ajv.compile({ components, ...(content.schema as object) })
  keeps(content.example)
  expect(keeps.errors).toBeNull()
})

test('no URL matches two paths', () => {
  const paths = Object.keys(read('openapi').paths)
  const fits = (path: string, other: string) =>
    new RegExp(`^${path.replace(/\{\w+\}/g, '[^/{}]+')}$`).test(other.replace(/\{\w+\}/g, 'x'))
  const shared = paths.flatMap((path) => paths.filter((other) => other !== path && fits(path, other)))
  expect(shared).toEqual([])
})

test('every call with input has an example of it', () => {
  const without = [...calls].flatMap(([name, call]) =>
    (['params', 'body'] as const).flatMap((part) =>
      call[part] && !examples[name]?.[part] ? [`${name}.${part}`] : [],
    ),
  )
  expect(without).toEqual([])
})
