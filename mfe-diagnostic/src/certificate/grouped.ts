/** A code or fingerprint in groups, to be read and compared: `7Q2M X04K ZB9T`. */
export const grouped = (text: string, size: number) =>
  text.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? ''
