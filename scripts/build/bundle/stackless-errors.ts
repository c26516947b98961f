import type { Plugin } from 'vite'

/** A value that React throws to itself and knows by identity, such as `SuspenseException`. */
const SIGNAL = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/** React's code with signals that have no stack. Throws if it has none, because React has changed then. */
export function withoutSignalStacks(code: string): string {
  const { length } = code.match(SIGNAL) ?? []
  if (!length)
    throw new Error('React has no signals of the known form; see scripts/build/bundle/stackless-errors.ts')
  return code.replace(
    SIGNAL,
    (_, name: string, message: string) =>
      `${name} = Object.create(Error.prototype, { message: { value: ${message} } })`,
  )
}

/**
 * React makes its signals when its file runs, as errors. Where something listens for errors, such as developer
 * tools, Lighthouse, or a monitor, V8 records the stack of each, and for that parses React and the first script a
 * second time: 100 ms of the main thread on a slow phone. No one reads these stacks.
 */
export function stacklessErrors(): Plugin {
  return {
    name: 'stackless-errors',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: code => ({ code: withoutSignalStacks(code), map: null }),
    },
  }
}
