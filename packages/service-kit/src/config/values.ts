import { z } from 'zod'

const webAddress = 'escribe una dirección completa, por ejemplo https://semaforo.example.'

/** A whole number written in digits, within its bounds. */
export function wholeNumber(min: number, max: number) {
  const expected = `escribe un número entero de ${min} a ${max}.`
  return z
    .string()
    .regex(/^\d{1,15}$/, expected)
    .transform(Number)
    .pipe(z.number().min(min, expected).max(max, expected))
}

/** An http or https address without a slash at its end. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: webAddress })
  .transform((address) => address.replace(/\/+$/, ''))

/** One or more http addresses with commas between. */
export const httpUrls = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(httpUrl))

const mongoAddress = 'escribe la dirección de MongoDB, por ejemplo mongodb://servidor:27017/semaforo.'

/** A connection string of MongoDB: one server, the members of a replica set, or a name that lists them. */
export const mongoUrl = z.string().regex(/^mongodb(\+srv)?:\/\/[^\s/?]+\S*$/, mongoAddress)

const kafkaServers =
  'escribe los servidores de Kafka con su puerto, separados por comas; por ejemplo kafka-1:9092,kafka-2:9092.'

/** The brokers of a Kafka cluster, `host:port` each. */
export const kafkaBrokers = z
  .string()
  .transform((list) => list.split(',').map((broker) => broker.trim()))
  .refine((brokers) => brokers.every(isHostAndPort), kafkaServers)

function isHostAndPort(text: string): boolean {
  const port = /^(?:\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(text)?.[1]
  return port !== undefined && Number(port) > 0 && Number(port) <= 65_535
}

const redisAddress = 'escribe la dirección de Redis, por ejemplo redis://servidor:6379.'

/** The address of a Redis server, with TLS where it begins with rediss. */
export const redisUrl = z.url({ protocol: /^rediss?$/, hostname: /./, error: redisAddress })
