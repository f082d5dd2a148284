/** The texts about diagnostics that were calculated without a connection. */
export const outboxTexts = {
  kept: 'Guardado en este equipo; se enviará a tu historial cuando vuelvas a tener conexión.',
  waits: (when: string) =>
    `Tu diagnóstico del ${when} está guardado en este equipo; se enviará cuando vuelvas a tener conexión.`,
  refused: (when: string, reason: string) => `Tu diagnóstico del ${when} no entró en tu historial. ${reason}`,
  open: 'Ver ese diagnóstico',
  seen: 'Entendido',
}
