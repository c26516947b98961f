const references = new WeakMap<object, string>()

/**
 * The id that identifies a failure: the server's own if it has one, otherwise one made up here. The same
 * error always has the same id, so that what a person reads and what is reported agree.
 */
export function referenceOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return newReference()
  if ('requestId' in error && typeof error.requestId === 'string') return error.requestId
  const known = references.get(error)
  if (known !== undefined) return known
  const made = newReference()
  references.set(error, made)
  return made
}

function newReference() {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return `web-${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
}
