const labels = {
  enum: 'Valores',
  enumSingleValue: 'Valor',
  enumArray: 'Elementos',
  default: 'Si falta',
  deprecated: 'En desuso',
  example: 'Ejemplo',
  examples: 'Ejemplos',
  recursive: 'Recursivo',
  arrayOf: 'Lista de ',
  const: 'Valor',
  responses: 'Respuestas',
  requestSamples: 'Ejemplo de solicitud',
  responseSamples: 'Ejemplo de respuesta',
}

// The search runs in a worker made of a blob, which no policy of this site allows.
const options = {
  labels,
  disableSearch: true,
  hideDownloadButton: true,
  nativeScrollbars: true,
  theme: {
    colors: { primary: { main: '#14213d' } },
    typography: {
      fontFamily: 'system-ui, sans-serif',
      headings: { fontFamily: 'system-ui, sans-serif' },
    },
  },
}

globalThis.Redoc.init('/api/docs/openapi.json', options, document.querySelector('#api'))
