/** The JSON types at each pointer. All entries of a list share one, which ends in `/*`. */
type Shape = Map<string, Set<string>>

/**
 * How a response differs in shape from its example, a line for each pointer; what both leave out with an object is
 * named once. The entries of a list can be in several states, of which an example and a case show a few: null there
 * can be a value here, and the other way around, as long as they have one of the types in common.
 */
export function shapeDifferences(example: unknown, response: unknown): string[] {
  const shown = shapeOf(example)
  const sent = shapeOf(response)
  const pointers = new Set([...shown.keys(), ...sent.keys()])
  return [...pointers].flatMap(pointer => {
    const parent = pointer.slice(0, pointer.lastIndexOf('/'))
    if (pointer && !(holdsMore(shown.get(parent)) && holdsMore(sent.get(parent)))) return []
    const inExample = typesAt(shown, pointer)
    const inResponse = typesAt(sent, pointer)
    const differs = pointer.includes('/*')
      ? inExample.length > 0 && !inExample.some(type => inResponse.includes(type))
      : inExample.join() !== inResponse.join()
    return differs ? [`${pointer || '/'} is ${words(inExample)} here, ${words(inResponse)} there`] : []
  })
}

function shapeOf(value: unknown): Shape {
  const shape: Shape = new Map()
  const visit = (node: unknown, pointer: string) => {
    shape.set(pointer, (shape.get(pointer) ?? new Set()).add(typeOf(node)))
    if (Array.isArray(node)) for (const entry of node) visit(entry, `${pointer}/*`)
    else if (typeof node === 'object' && node !== null)
      for (const [name, child] of Object.entries(node)) visit(child, `${pointer}/${name}`)
  }
  visit(value, '')
  return shape
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Whether a value at a pointer has members; those of one that only the example or the response has are not named. */
function holdsMore(types: Set<string> | undefined): boolean {
  return types?.has('object') || types?.has('array') || false
}

function typesAt(shape: Shape, pointer: string): string[] {
  return [...(shape.get(pointer) ?? [])].toSorted()
}

function words(types: readonly string[]): string {
  return types.join(' or ') || 'absent'
}
