/**
 * Resolves a part of a bundled contract, in which every `$ref` leads to another place of the same document.
 * Swagger UI's own resolver reads the whole document into a second model before it resolves one operation,
 * which takes seconds on a slow machine; following the references of that operation takes milliseconds.
 *
 * @param {object} contract
 * @param {readonly string[]} path keys that lead to the part
 * @returns {{ spec: unknown, errors: { message: string, path: readonly string[] }[] }}
 */
export function resolvePart(contract, path) {
  const errors = []
  const part = path.reduce((value, key) => value?.[key], contract)
  const resolved = resolve(part, [])
  // An operation has the parameters of its path as well.
  const inherited = path[0] === 'paths' && path.length === 3 && contract.paths[path[1]].parameters
  if (inherited) resolved.parameters = [...resolve(inherited, []), ...(resolved.parameters ?? [])]
  return { spec: resolved, errors }

  function resolve(value, trail) {
    if (Array.isArray(value)) return value.map(entry => resolve(entry, trail))
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...besides } = value
    if (typeof $ref !== 'string')
      return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolve(entry, trail)]))
    // A schema that holds itself stays a reference where it comes round.
    if (trail.includes($ref)) return value
    const target = find($ref)
    if (target === undefined) {
      errors.push({ message: `Could not resolve reference: ${$ref}`, path })
      return value
    }
    const followed = [...trail, $ref]
    return { ...resolve(target, followed), ...resolve(besides, followed) }
  }

  function find(reference) {
    return reference
      .replace(/^#\//, '')
      .split('/')
      .map(segment => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce((value, key) => value?.[key], contract)
  }
}
