import { PartnerWebhook } from '../src/index.ts'

test.each([
  'https://www.aliado.example/semaforo?fuente=widget',
  'https://aliado.example:8443/',
  'http://localhost:8080/semaforo',
  'http://127.0.0.1:8080/',
])('%s can be a webhook', (address) => {
  expect(PartnerWebhook.safeParse(address).success).toBe(true)
})

test.each([
  'http://aliado.example/',
  'http://localhost.example/',
  'https://ana:clave@aliado.example/',
  'https://aliado.example/#parte',
  'ftp://aliado.example/',
  'javascript:alert(1)',
  'aliado.example',
  'https://aliado.example/sem\u2028aforo',
  'https://aliado.example/sem\naforo',
  '',
  `https://aliado.example/${'a'.repeat(500)}`,
])('%j cannot', (address) => {
  expect(PartnerWebhook.safeParse(address).success).toBe(false)
})
