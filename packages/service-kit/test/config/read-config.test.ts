import { ConfigError } from '@semaforo/platform'
import { z } from 'zod'
import { processConfig, publicUrl, readConfig } from '../../src/index.ts'

test('an empty environment gives the documented defaults', () => {
  const config = readConfig(processConfig, {})
  expect(config).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    EVENTS_KEEP_DAYS: 30,
    DEAD_LETTERS_KEEP_DAYS: 90,
    ERASED_KEEP_DAYS: 120,
    STOP_DELAY_SECONDS: 0,
    LOG_LEVEL: 'info',
  })
  expect(publicUrl(config)).toBe('http://localhost:3000')
})

test('an empty variable counts as unset', () => {
  expect(readConfig(processConfig, { PORT: '', PUBLIC_URL: '  ' }).PORT).toBe(3000)
})

test('the servers of the distributed platform are optional, and brokers become a list', () => {
  const env = {
    MONGO_URL: 'mongodb://ana:s3cr3t@uno:27017,dos:27017/semaforo?replicaSet=rs0',
    KAFKA_BROKERS: 'kafka-1:9092, 127.0.0.1:9093',
    REDIS_URL: 'rediss://:s3cr3t@redis.example:6380/1',
  }
  expect(readConfig(processConfig, env)).toMatchObject({
    ...env,
    KAFKA_BROKERS: ['kafka-1:9092', '127.0.0.1:9093'],
  })
})

test.each([
  ['MONGO_URL', 'servidor:27017'],
  ['MONGO_URL', 'http://servidor'],
  ['MONGO_URL', 'mongodb://'],
  ['KAFKA_BROKERS', 'kafka'],
  ['KAFKA_BROKERS', 'kafka:9092,'],
  ['KAFKA_BROKERS', 'kafka:99999'],
  ['KAFKA_BROKERS', '[::1]:9092'],
  ['KAFKA_BROKERS', 'kafka://kafka:9092'],
  ['REDIS_URL', 'servidor:6379'],
  ['REDIS_URL', 'http://servidor'],
  ['REDIS_URL', 'redis://'],
])('%s=%s is refused in one line that says how it is written', (name, value) => {
  const line = new RegExp(`^La variable ${name} no es válida: escribe [^\\n]+ por ejemplo [^\\n]+\\.$`)
  expect(() => readConfig(processConfig, { [name]: value })).toThrow(line)
})

test('values are parsed to their types, and the public address loses its trailing slash', () => {
  const config = readConfig(processConfig, { PORT: '8080', PUBLIC_URL: 'https://pyme.example/', OTHER: 'x' })
  expect(config).toMatchObject({ PORT: 8080, PUBLIC_URL: 'https://pyme.example' })
  expect(publicUrl(config)).toBe('https://pyme.example')
})

test.each([
  ['PORT', 'tres mil', 'La variable PORT no es válida: escribe un número entero de 0 a 65535.'],
  ['PORT', '70000', 'La variable PORT no es válida: escribe un número entero de 0 a 65535.'],
  ['PORT', '-1', 'La variable PORT no es válida: escribe un número entero de 0 a 65535.'],
  [
    'PUBLIC_URL',
    'ftp://pyme.example',
    'La variable PUBLIC_URL no es válida: escribe una dirección completa, por ejemplo https://semaforo.example.',
  ],
  [
    'LOG_LEVEL',
    'loud',
    'La variable LOG_LEVEL no es válida: escribe uno de estos niveles: fatal, error, warn, info, debug, trace, silent.',
  ],
])('%s=%s is refused in one line', (name, value, message) => {
  expect(() => readConfig(processConfig, { [name]: value })).toThrow(ConfigError)
  expect(() => readConfig(processConfig, { [name]: value })).toThrow(message)
})

test('a missing variable is named, and an invalid value is never printed', () => {
  const schema = z.object({ API_KEY: z.string().min(20) })
  expect(() => readConfig(schema, {})).toThrow('La variable API_KEY no es válida: Falta este dato.')
  expect(() => readConfig(schema, { API_KEY: 'hunter2' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  )
})
