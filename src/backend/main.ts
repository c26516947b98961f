/** Starts the server (see `server.ts`) once resolving modules costs less, which is half of what loading them takes. */
import { type ResolveFnOutput, registerHooks } from 'node:module'

const PACKAGES = '/node_modules/'
const DRIZZLE = `${PACKAGES}drizzle-orm/`

/** By what our own modules import, and under which conditions. */
const resolved = new Map<string, ResolveFnOutput>()

// Node parses the package.json of a package again for each import that it resolves. The one of drizzle has 180 kB, and
// so it takes 2 ms each time that one of our modules or of its own 150 imports one of them.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    if (specifier.startsWith('.')) {
      if (!parentURL.includes(DRIZZLE)) return next(specifier, context)
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    if (parentURL.includes(PACKAGES)) return next(specifier, context)
    const key = `${specifier} ${conditions}`
    const known = resolved.get(key) ?? next(specifier, context)
    resolved.set(key, known)
    return { ...known, shortCircuit: true }
  },
})

await import('./server.ts')
