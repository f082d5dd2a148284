/** The texts about a diagnostic that is opened by its address. */
export const addressTexts = {
  pending: 'Abriendo tu diagnóstico…',
  missing: 'Ese diagnóstico no está aquí',
  missingHint:
    'Puede que lo hayas borrado, que la dirección esté incompleta o que sea de otra cuenta. Los tuyos están en tu historial.',
  toPage: 'Ir a Mi negocio',
  failed: 'No pudimos abrir tu diagnóstico.',
  failedHint: 'Si se guardó, sigue en tu historial. Revisa tu conexión e inténtalo de nuevo.',
}
