/** A time of day as Intl writes it for es-MX, with the spaces of Spanish orthography: `4:01 p. m.` for `4:01 p.m.` */
export const spacedHours = (text: string) => text.replace(/\s([ap])\.m\./, '\u00a0$1.\u00a0m.')
