import type { Lesson } from '../../src/content/schema.ts'
import { escapeHtml, inlineJson } from './escape.ts'

type Theme = 'claro' | 'oscuro'

/** The HTML of the iframe that plays a lesson. The player builds everything inside `main`. */
export function lessonPage(lesson: Lesson, options: { theme: Theme | undefined }): string {
  const theme = options.theme ? ` data-tema="${options.theme}"` : ''
  return `<!doctype html>
<html lang="es-MX"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(lesson.title)}</title>
<link rel="stylesheet" href="/lecciones/assets/player.css">
<script type="application/json" id="leccion">${inlineJson(lesson)}</script>
<script type="module" src="/lecciones/assets/player.js"></script>
</head>
<body>
<main aria-label="${escapeHtml(lesson.title)}"><noscript><p class="aviso">Esta lección animada necesita JavaScript para reproducirse.</p></noscript></main>
</body>
</html>
`
}

/** The HTML for an unknown lesson. */
export function missingLessonPage(): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Lección no encontrada</title>
<link rel="stylesheet" href="/lecciones/assets/player.css">
</head>
<body>
<main class="aviso"><h1>No encontramos esta lección</h1><p>Quizá cambió de lugar. Elige otro video de la lista.</p></main>
</body>
</html>
`
}
