export type Variant = { width: number; height: number; theme: 'light' | 'dark' }
export type Picture = { screen: string; variant: Variant; file: string }

/** One page with all pictures: a row per screen. */
export function gallery(pictures: Picture[]): string {
  const screens = [...new Set(pictures.map(({ screen }) => screen))]
  const rows = screens.map((screen) =>
    row(
      screen,
      pictures.filter((picture) => picture.screen === screen),
    ),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
body { margin: 24px; background: #888; font: 16px system-ui, sans-serif; }
section { display: flex; gap: 16px; align-items: start; overflow-x: auto; }
figure { margin: 0; flex: none; }
img { display: block; height: auto; }
</style>
${rows.join('\n')}
</html>
`
}

function row(screen: string, pictures: Picture[]): string {
  const figures = pictures.map(
    ({ file, variant: { width, theme } }) =>
      `<figure><figcaption>${width} px, ${theme}</figcaption><a href="${file}"><img src="${file}" width="${width / 2}" alt="${screen}" loading="lazy"></a></figure>`,
  )
  return `<h2>${screen}</h2>\n<section>\n${figures.join('\n')}\n</section>`
}
