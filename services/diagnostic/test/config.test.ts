import { ConfigError } from '@semaforo/platform'
import { readConfig } from '@semaforo/service-kit'
import { diagnosticConfig } from '../src/config.ts'

test('the base rate is 5 % unless another is set', () => {
  expect(readConfig(diagnosticConfig, {})).toEqual({ RISK_BASE_RATE: 0.05 })
  expect(readConfig(diagnosticConfig, { RISK_BASE_RATE: '.02' })).toEqual({ RISK_BASE_RATE: 0.02 })
})

test.each(['0', '5', '1.5', '-0.1', '0.9', '0.0001', 'NaN', '5%'])(
  'a base rate of %s stops the start',
  (value) => {
    expect(() => readConfig(diagnosticConfig, { RISK_BASE_RATE: value })).toThrow(ConfigError)
  },
)
