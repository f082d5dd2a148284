/**
 * A loader for React's modules in the shell: each gives way to the one that the page was given before the shell
 * started. Only a page under development is given any.
 * @param {string} source
 */
export default function givenReact(source) {
  const [name] = /[\w-]+[\\/][\w-]+(?=\.js$)/.exec(this.resourcePath) ?? []
  const given = `globalThis.semaforoGivenReact?.[${JSON.stringify(name?.replace('\\', '/'))}]`
  return `if (!(module.exports = ${given})) {\n${source}\n}`
}
