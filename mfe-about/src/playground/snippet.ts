/** What a person tries: the attributes of the element, as they are written. Empty ones are left out. */
export type Attributes = {
  partner: string
  mode: string
  scheme: string
  accent: string
  radius: string
}

/** The key stands in where a page has none of its own yet. */
const keyToReplace = 'pk_tu_clave'

/** The attributes that have to be written: those that differ from what the element does by itself. */
export function written({ mode, scheme, accent, radius }: Attributes): [name: string, value: string][] {
  const all = [
    ['mode', mode === 'inline' ? '' : mode],
    ['scheme', scheme === 'auto' ? '' : scheme],
    ['accent', accent],
    ['radius', radius],
  ] as const
  return all.filter(([, value]) => value !== '').map(([name, value]) => [name, value])
}

/** The lines to paste into a page, for the site at `origin`. */
export function snippet(attributes: Attributes, origin: string): string {
  const own = [['partner', attributes.partner || keyToReplace], ...written(attributes)]
  const text = own.map(([name, value]) => ` ${name}="${value}"`).join('')
  return `<script src="${origin}/widget/v1.js" async></script>\n<semaforo-pyme${text}></semaforo-pyme>`
}
