import { ConfigError } from '@semaforo/platform'
import { neededInProduction, processConfig, publicUrlNeeded, readConfig } from '../../src/index.ts'

const config = neededInProduction(processConfig.pick({ NODE_ENV: true, PUBLIC_URL: true }), publicUrlNeeded)

test('a variable needed in production is named in one line where it is unset, empty or public without TLS', () => {
  for (const set of [{}, { PUBLIC_URL: ' ' }, { PUBLIC_URL: 'http://sitio.example' }]) {
    const read = () => readConfig(config, { NODE_ENV: 'production', ...set })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/^La variable PUBLIC_URL no es válida: con NODE_ENV=production escribe [^\n]+$/)
  }
})

test('outside of production, and where it is set, it is not required', () => {
  expect(readConfig(config, {})).toEqual({})
  expect(readConfig(config, { NODE_ENV: 'development' })).toEqual({ NODE_ENV: 'development' })
  for (const PUBLIC_URL of ['https://sitio.example', 'http://localhost:3000', 'http://[::1]:3000']) {
    const env = { NODE_ENV: 'production', PUBLIC_URL }
    expect(readConfig(config, env)).toEqual(env)
  }
})
