/** The texts of what is done to several users at once. */
export const texts = {
  label: 'Usuarios elegidos',
  choose: (name: string) => `Elegir a ${name}`,
  count: (users: number) => (users === 1 ? '1 elegido' : `${users} elegidos`),
  all: (users: number) => `Elegir a los ${users} de esta página`,
  clear: 'Quitar la selección',
  action: { true: 'Activar', false: 'Desactivar' },
  question: (action: string, users: number) =>
    users === 1 ? `¿${action} 1 cuenta?` : `¿${action} ${users} cuentas?`,
  consequence: {
    true: 'Podrán entrar otra vez.',
    false: 'Sus sesiones terminan en ese momento, y no podrán entrar hasta que las actives.',
  },
  progress: (tried: number, users: number) => `Van ${tried} de ${users}…`,
  done: (users: number, active: boolean) => {
    const one = active ? 'activada' : 'desactivada'
    return users === 1 ? `1 cuenta ${one}` : `${users} cuentas ${one}s`
  },
  failed: (users: number) =>
    users === 1 ? 'Una cuenta quedó como estaba:' : `${users} cuentas quedaron como estaban:`,
  reason: 'No se pudo cambiar.',
  retry: 'Intentar de nuevo',
}
