export { escapeUTF8 as escapeHtml } from 'entities'

/** JSON for an inline script: escaped so that it cannot close the element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
