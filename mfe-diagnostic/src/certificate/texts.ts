/** The texts of /constancia, loaded with it. */
export const texts = {
  title: 'Comprueba una constancia',
  lead: 'El PDF de un diagnóstico lleva un QR y un código. Con cualquiera de los dos te decimos qué calculamos y cuándo.',
  code: {
    label: 'Código de la constancia',
    hint: 'Doce letras y cifras, junto al QR del PDF. Por ejemplo: 7Q2M X04K ZB9T',
    check: 'Comprobar',
    another: 'Comprobar otra constancia',
  },
  loading: 'Comprobando la constancia…',
  found: {
    title: 'La constancia es auténtica',
    lights: { verde: 'Semáforo verde', amarillo: 'Semáforo amarillo', rojo: 'Semáforo rojo' },
    band: 'Según su puntaje',
    risk: 'Comparada con otras empresas',
    date: 'Fecha',
    code: 'Código',
    fingerprint: 'Huella de las cifras',
    samePaper: 'Revisa que la fecha, el color y la huella sean los del papel que tienes en la mano.',
    provesTitle: 'Qué prueba',
    proves:
      'Esto dice que nosotros calculamos este semáforo ese día con cifras que tienen esta huella, y que nadie lo cambió después.',
    provesNotTitle: 'Qué no prueba',
    provesNot:
      'No dice quién es la empresa ni que las cifras sean ciertas: las escribió quien pidió el diagnóstico. Tampoco dice cómo está el negocio hoy.',
  },
  withdrawn: {
    title: 'Esta constancia se retiró',
    text: (date: string) =>
      `Era del ${date}. Quien la pidió la retiró, borró ese diagnóstico o eliminó su cuenta. Ya no decimos qué semáforo tenía: pídele una nueva.`,
  },
  unknown: {
    title: 'No encontramos esa constancia',
    text: 'Ninguna constancia nuestra tiene esos datos. Revisa el código con el papel en la mano, o lee otra vez el QR. Si siguen sin coincidir, no la tomes por buena.',
  },
  tooMany: 'Demasiadas comprobaciones seguidas',
  failed: 'No pudimos comprobar la constancia',
  compare: {
    title: 'Comparar con las cifras',
    lead: '¿Te dieron también las cifras? Escríbelas y te decimos si son las de la huella. Se comparan aquí mismo: no se guardan ni se envían.',
    submit: 'Comparar cifras',
    same: 'Son esas cifras: tienen la misma huella.',
    different: 'No son esas cifras, o falta algún centavo: su huella es otra. Revisa también el periodo.',
    insecure:
      'Para comparar las cifras abre esta página con https: tu navegador solo calcula huellas en una conexión segura.',
  },
}
