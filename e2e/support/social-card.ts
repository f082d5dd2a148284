import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startBrowser } from './browser.ts'

const size = { width: 1200, height: 630 }

/** The picture of links that lead to the site, in its own type and colours. */
export async function drawSocialCard(path: string): Promise<void> {
  const browser = await startBrowser()
  try {
    const page = await browser.newPage({ viewport: size })
    await page.setContent(card())
    await page.evaluate('document.fonts.ready')
    await page.screenshot({ path })
  } finally {
    await browser.close()
  }
}

function font(name: string): string {
  const file = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const data = readFileSync(fileURLToPath(file)).toString('base64')
  return `@font-face { font-family: '${name}'; font-weight: 200 900; src: url(data:font/woff2;base64,${data}); }`
}

const card = () => `<!doctype html>
<style>
  ${font('bricolage-grotesque')}
  ${font('public-sans')}
  body { display: grid; grid-template-columns: 1fr auto; gap: 80px; align-items: center; margin: 0;
    box-sizing: border-box; width: 1200px; height: 630px; padding: 0 110px 0 90px; background: #fbf7ef; color: #1b2240; }
  p { margin: 0; }
  .name { font: 680 40px bricolage-grotesque; letter-spacing: -0.02em; }
  .name span { color: #2446c9; }
  .claim { margin: 40px 0 32px; font: 650 84px/1.05 bricolage-grotesque; letter-spacing: -0.02em; text-wrap: balance; }
  .lead { max-width: 21em; font: 400 32px/1.45 public-sans; color: #5a617a; }
</style>
<div>
  <p class="name">Semáforo <span>PyME</span></p>
  <p class="claim">Tus números, claros en dos minutos</p>
  <p class="lead">Aprende finanzas con lecciones cortas y averigua si tu negocio va en verde.</p>
</div>
<svg width="210" height="470" viewBox="0 0 210 470">
  <rect width="210" height="470" rx="105" fill="#182038" />
  <circle cx="105" cy="99" r="52" fill="#622c3e" />
  <circle cx="105" cy="227" r="52" fill="#5c4c2a" />
  <circle cx="105" cy="365" r="72" fill="#28a745" fill-opacity="0.3" />
  <circle cx="105" cy="365" r="62" fill="#28a745" />
</svg>`
