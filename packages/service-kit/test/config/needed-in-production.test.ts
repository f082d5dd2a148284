import { ConfigError } from '@semaforo/platform'
import { neededInProduction, processConfig, publicUrlNeeded, readConfig } from '../../src/index.ts'

const config = neededInProduction(processConfig.pick({ NODE_ENV: true, PUBLIC_URL: true }), publicUrlNeeded)

test('a variable needed in production is named in one line where it is unset or empty', () => {
  for (const env of [{ NODE_ENV: 'production' }, { NODE_ENV: 'production', PUBLIC_URL: ' ' }]) {
    const read = () => readConfig(config, env)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/^La variable PUBLIC_URL no es válida: con NODE_ENV=production escribe [^\n]+$/)
  }
})

test('outside of production, and where it is set, it is not required', () => {
  expect(readConfig(config, {})).toEqual({})
  expect(readConfig(config, { NODE_ENV: 'development' })).toEqual({ NODE_ENV: 'development' })
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://sitio.example' }
  expect(readConfig(config, env)).toEqual(env)
})
