import type { BulkTexts } from '../bulk/bulk.texts.ts'

const action = { true: 'Activar', false: 'Desactivar' }

/** The texts of what is done to several users at once; the state is whether an account is active. */
export const bulkTexts: BulkTexts = {
  label: 'Usuarios elegidos',
  choose: (name) => `Elegir a ${name}`,
  count: (users) => (users === 1 ? '1 elegido' : `${users} elegidos`),
  all: (users) =>
    users === 1 ? 'Elegir a quien está en esta página' : `Elegir a los ${users} de esta página`,
  action,
  question: (state, users) => {
    const accounts = users === 1 ? '1 cuenta' : `${users} cuentas`
    return `¿${action[`${state}`]} ${accounts}?`
  },
  consequence: (state, users) => {
    if (state) return users === 1 ? 'Podrá entrar otra vez.' : 'Podrán entrar otra vez.'
    return users === 1
      ? 'Sus sesiones terminan en ese momento, y no podrá entrar hasta que la actives.'
      : 'Sus sesiones terminan en ese momento, y no podrán entrar hasta que las actives.'
  },
  destructiveState: false,
  done: (users, state) => {
    const one = state ? 'activada' : 'desactivada'
    return users === 1 ? `1 cuenta ${one}` : `${users} cuentas ${one}s`
  },
  failed: (users) =>
    users === 1 ? 'Una cuenta quedó como estaba:' : `${users} cuentas quedaron como estaban:`,
}
