import { ConfigError } from '@semaforo/platform'
import { readConfig } from '@semaforo/service-kit'
import { diagnosticConfig } from '../src/config.ts'

test('the base rate is 5 % unless another is set', () => {
  expect(readConfig(diagnosticConfig, {})).toMatchObject({ RISK_BASE_RATE: 0.05 })
  expect(readConfig(diagnosticConfig, { RISK_BASE_RATE: '.02' })).toMatchObject({ RISK_BASE_RATE: 0.02 })
})

test.each(['0', '5', '1.5', '-0.1', '0.9', '0.0001', 'NaN', '5%'])(
  'a base rate of %s stops the start',
  (value) => {
    expect(() => readConfig(diagnosticConfig, { RISK_BASE_RATE: value })).toThrow(ConfigError)
  },
)

test('in production it does not start without the address of the site, which signatures name', () => {
  const env = { NODE_ENV: 'production' }
  expect(() => readConfig(diagnosticConfig, env)).toThrow(/PUBLIC_URL/)
  readConfig(diagnosticConfig, { ...env, PUBLIC_URL: 'https://semaforo.example' })
})
