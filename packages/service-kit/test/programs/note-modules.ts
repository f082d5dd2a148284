import { registerHooks } from 'node:module'

// Preloaded before a program: reports the packages whose modules it loads.
const reported = new Set<string>()
registerHooks({
  load(url, context, next) {
    const name = /node_modules\/((@[^/]+\/)?[^/]+)/.exec(url)?.[1]
    if (name && !reported.has(name)) process.stdout.write(`loads ${name}\n`)
    if (name) reported.add(name)
    return next(url, context)
  },
})
