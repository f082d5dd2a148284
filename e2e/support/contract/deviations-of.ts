import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { document, type Operation } from './document.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(document, 'api')
const compiled = new Map<string, ValidateFunction>()

/** The validation errors of a value against the schema at a JSON pointer of the document. */
function errorsAt(pointer: string, value: unknown): string[] {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` })
  compiled.set(pointer, validate)
  validate(value)
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

/** The deviations of an answer from the document: undocumented status, content type or fields, and every 5xx. */
export async function deviationsOf(
  answer: Response,
  { path, method, responses }: Pick<Operation, 'path' | 'method' | 'responses'>,
): Promise<string[]> {
  const text = await answer.text()
  const shown = `${answer.status} ${text.slice(0, 300)}`
  const described = responses[answer.status]
  if (answer.status >= 500) return [`a server error: ${shown}`]
  if (!described) return [`an undocumented status: ${shown}`]
  const pointer = described.$ref?.slice(1) ?? `/paths/${escaped(path)}/${method}/responses/${answer.status}`
  const name = /^\/components\/responses\/(.+)$/.exec(pointer)?.[1]
  const content = name === undefined ? described.content : document.components.responses[name]?.content
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (!content?.[type]) return [`an undocumented type, ${type}: ${shown}`]
  const value: unknown = type.endsWith('json') ? JSON.parse(text) : text
  return errorsAt(`${pointer}/content/${escaped(type)}/schema`, value).map((error) => `${error}: ${shown}`)
}
