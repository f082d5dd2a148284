import { type AuditEntry, auditActions } from '@semaforo/contracts'
import { sentence } from '../src/options/audit/sentence.ts'

const [ana, eva, partner] = ['aaaaaaaa-1111', 'eeeeeeee-2222', 'pppppppp-3333']
const say = (entry: Pick<AuditEntry, 'action'> & Partial<AuditEntry>) =>
  partsOf(entry)
    .map(({ text }) => text)
    .join('')
const partsOf = (entry: Pick<AuditEntry, 'action'> & Partial<AuditEntry>, names = {}) =>
  sentence({ id: '1', at: '2026-03-01T12:00:00.000Z', origin: 'f00', ...entry }, names, ana)

test.each<[Parameters<typeof say>[0], string]>([
  [{ action: 'registered', target: eva }, 'La persona eeeeeeee se registró'],
  [{ action: 'logged-in', actor: ana, target: ana }, 'La persona aaaaaaaa (tú) inició sesión'],
  [
    { action: 'login-failed', target: eva },
    'Alguien falló al iniciar sesión en la cuenta de la persona eeeeeeee',
  ],
  [{ action: 'login-failed' }, 'Alguien falló al iniciar sesión con un correo sin cuenta'],
  [{ action: 'login-failed', detail: '1' }, 'Alguien falló al iniciar sesión con un correo sin cuenta'],
  [
    { action: 'login-failed', detail: '50' },
    'Alguien falló al iniciar sesión 50 veces con correos sin cuenta',
  ],
  [
    { action: 'role-changed', actor: ana, target: eva, detail: 'admin' },
    'La persona aaaaaaaa (tú) cambió el rol de la persona eeeeeeee a Administrador',
  ],
  [
    { action: 'role-changed', target: eva, detail: 'admin' },
    'El sitio cambió el rol de la persona eeeeeeee a Administrador',
  ],
  [{ action: 'deactivated', actor: eva, target: eva }, 'La persona eeeeeeee desactivó su cuenta'],
  [
    { action: 'deleted', actor: ana, target: eva },
    'La persona aaaaaaaa (tú) eliminó la cuenta de la persona eeeeeeee',
  ],
  [
    { action: 'pulse-changed', actor: eva, target: eva, detail: '5' },
    'La persona eeeeeeee pidió el pulso el día 5 de cada mes',
  ],
  [
    { action: 'pulse-changed', actor: eva, target: eva, detail: 'no' },
    'La persona eeeeeeee dejó el pulso mensual',
  ],
  [
    { action: 'partner-updated', actor: eva, target: partner, detail: 'nombre, tema' },
    'La persona eeeeeeee cambió los datos del aliado pppppppp: nombre, tema',
  ],
  [
    { action: 'partner-key-rotated', actor: eva, target: partner, detail: '24 h' },
    'La persona eeeeeeee cambió la clave del aliado pppppppp; la anterior sirvió 24 h más',
  ],
  [
    { action: 'partner-key-rotated', actor: eva, target: partner, detail: '0 h' },
    'La persona eeeeeeee cambió la clave del aliado pppppppp; la anterior dejó de servir',
  ],
  [
    { action: 'tag-saved', actor: eva, target: 'tag/1', detail: 'Caja diaria' },
    'La persona eeeeeeee guardó el tema «Caja diaria»',
  ],
  [
    { action: 'release-canary', actor: 'promo', target: 'promo', detail: '2.0.0 (10 %)' },
    'El equipo promo puso a prueba la versión 2.0.0 (10 %) de promo',
  ],
  [
    { action: 'release-rolled-back', target: 'promo', detail: '2.0.0' },
    'El sitio retiró la versión 2.0.0 de promo',
  ],
])('%j', (entry, expected) => {
  expect(say(entry)).toBe(expected)
})

test.each(auditActions)('%s is a sentence, whatever is known of it', (action) => {
  for (const entry of [{}, { target: eva }, { actor: ana, target: eva, detail: 'x' }])
    expect(say({ action, ...entry })).toMatch(/^\p{Lu}[^·]* [^·]*[^.]$/u)
})

test('who exists is named, and can be opened', () => {
  const names = { [ana]: 'Ana Paz', [eva]: 'Eva Luna' }
  expect(partsOf({ action: 'deactivated', actor: ana, target: eva }, names)).toEqual([
    { text: 'Ana Paz (tú)', href: '/options?q=Ana%20Paz' },
    { text: ' desactivó la cuenta de ' },
    { text: 'Eva Luna', href: '/options?q=Eva%20Luna' },
  ])
  expect(
    partsOf({ action: 'partner-suspended', actor: eva, target: partner }, { [partner]: 'Banco Azul' })[2],
  ).toEqual({
    text: 'Banco Azul',
    href: '/options/aliados/pppppppp-3333',
  })
})
