/** The site's colours in light and dark (`packages/ui/src/tokens.css`): a mail has no custom properties. */
const light = {
  paper: '#fbf7ef',
  card: '#ffffff',
  ink: '#1b2240',
  soft: '#5a617a',
  brand: '#2446c9',
  box: '#e7ecff',
}
const dark = {
  paper: '#0f1424',
  card: '#182038',
  ink: '#eef1fa',
  soft: '#a9b2cc',
  brand: '#93a9ff',
  box: '#202c5c',
}
const housing = '#182038'
const lamps = ['#dc3545', '#ffc107', '#28a745']

const family = "font-family:'Public Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Inline styles: many clients drop all others. */
export const styles = {
  paper: `margin:0;padding:0;background-color:${light.paper}`,
  card: `padding:28px 24px;background-color:${light.card};border-radius:14px;color:${light.ink};${family};font-size:16px;line-height:1.5`,
  title: `margin:0 0 16px;color:${light.ink};font-size:24px;font-weight:700;line-height:1.25`,
  paragraph: `margin:0 0 16px;color:${light.ink}`,
  soft: `color:${light.soft};font-size:14px`,
  link: `color:${light.brand}`,
  name: `padding-left:12px;color:${light.ink};${family};font-size:18px;font-weight:700`,
  housing: `padding:6px 8px;background-color:${housing};border-radius:10px`,
  code: `padding:16px 24px;background-color:${light.box};border-radius:10px;color:${light.ink};font-family:Consolas,Menlo,monospace;font-size:30px;font-weight:700;letter-spacing:8px;line-height:1.25;user-select:all`,
  address: 'word-break:break-all',
  button: `background-color:${light.brand};border-radius:999px`,
  buttonLink: `display:inline-block;padding:12px 24px;color:#ffffff;${family};font-size:16px;font-weight:600;text-decoration:none`,
}

/** The style sheet of clients that keep one: the dark theme, by the classes of the parts. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
.papel { background-color: ${dark.paper} !important; }
.tarjeta { background-color: ${dark.card} !important; color: ${dark.ink} !important; }
.tinta { color: ${dark.ink} !important; }
.suave { color: ${dark.soft} !important; }
.enlace { color: ${dark.brand} !important; }
.codigo { background-color: ${dark.box} !important; color: ${dark.ink} !important; }
.boton { background-color: ${dark.brand} !important; }
.boton a { color: ${dark.paper} !important; }
}`

/** The site's lamp beside its name, of cells: an image would be blocked until somebody allows it. */
export const lamp = lamps
  .map(
    (color) =>
      `<td style="padding:0 3px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="12" height="12" style="background-color:${color};border-radius:6px;font-size:1px;line-height:1px">&nbsp;</td></tr></table></td>`,
  )
  .join('')
