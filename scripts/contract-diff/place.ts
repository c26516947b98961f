import { tokensOf } from '../contract/pointer.ts'
import { type OpenApiDocument, operationsOf } from '../generate/bundle.ts'
import type { Canonical } from './canonical.ts'
import type { RawChange } from './redocly.ts'
import type { Node } from './spelling.ts'

/** What callers send, or what they receive. */
export type Direction = 'request' | 'response'

export interface Place {
  /** Empty for a change of the service as a whole. */
  operations: string[]
  direction: Direction | undefined
  /** Human-readable: `KeyLabel` in requests, query parameter `state`. Empty for an operation itself. */
  where: string
  /** The schemas that contain it, outermost first. */
  schemas: string[]
  /** Name of the schema that joined a union or left it. */
  member: string | undefined
}

/** The value `up` steps above a pointer. */
export function nodeAt(document: OpenApiDocument, pointer: string, up = 0): Node | undefined {
  const tokens = tokensOf(pointer)
  return tokens
    .slice(0, tokens.length - up)
    .reduce<unknown>((node, token) => (node as Node | undefined)?.[token], document) as Node | undefined
}

/** Pointer of the changed node. For a modified keyword, it points to the node that has the keyword. */
export function pointerOf(change: RawChange, side: 'base' | 'revision'): string | undefined {
  const pointer = change[side]?.pointer
  const keyword = change.kind === 'modified' && change[side]?.value !== undefined ? `/${change.property}` : ''
  return keyword && pointer?.endsWith(keyword) ? pointer.slice(0, -keyword.length) : pointer
}

/** Where a change is, in words, and what it affects. */
export function placeOf(change: RawChange, base: Canonical, revision: Canonical): Place {
  const sides = [
    { canonical: revision, pointer: pointerOf(change, 'revision') },
    { canonical: base, pointer: pointerOf(change, 'base') },
  ].flatMap(({ canonical, pointer }) => (pointer ? [{ canonical, pointer }] : []))
  const [first] = sides
  if (!first) throw new Error(`redocly diff names no place: ${JSON.stringify(change)}`)
  const direction = directionOf(first.pointer)
  return {
    // The code knows a renamed operation by its old name.
    operations:
      change.property === 'operationId' && change.base?.value !== undefined
        ? [String(change.base.value)]
        : operationsAt(first.canonical.document, first.pointer),
    direction,
    where: sayWhere(
      first.canonical.document,
      withoutMember(change, first.pointer),
      direction,
      anchorOf(change, sides),
    ),
    schemas: [
      ...new Set(sides.flatMap(side => namesAbove(side.canonical, side.pointer).map(({ name }) => name))),
    ],
    member: first.canonical.names.get(first.pointer),
  }
}

/** A union is named by its place, not by the index of the added or removed member. */
const withoutMember = ({ kind }: RawChange, pointer: string) =>
  kind === 'modified' ? pointer : pointer.replace(/(?<!\/properties)\/(oneOf|anyOf|allOf)(\/\d+)?$/, '')

function directionOf(pointer: string): Direction | undefined {
  const [root, , , part] = tokensOf(pointer)
  if (root !== 'paths') return undefined
  if (part === 'parameters' || part === 'requestBody') return 'request'
  return part === 'responses' ? 'response' : undefined
}

function operationsAt(document: OpenApiDocument, pointer: string): string[] {
  const [root, path, method] = tokensOf(pointer)
  if (root !== 'paths') return []
  return operationsOf(document)
    .filter(operation => operation.path === path && (!method || operation.method === method))
    .map(({ operation }) => operation.operationId)
}

interface Named {
  name: string
  depth: number
}

function namesAbove({ names }: Canonical, pointer: string): Named[] {
  const parts = pointer.split('/')
  return parts.flatMap((_part, index) => {
    const name = names.get(parts.slice(0, index + 1).join('/'))
    return name ? [{ name, depth: index }] : []
  })
}

/**
 * The innermost named schema with the change, which is then reported once for all its uses. A schema that
 * was added, removed or replaced is a change of its parent.
 */
function anchorOf(
  change: RawChange,
  sides: readonly { canonical: Canonical; pointer: string }[],
): Named | undefined {
  const [one, other = one] = sides
  if (!one || !other) return undefined
  const others = namesAbove(other.canonical, other.pointer)
  const depth = change.kind === 'modified' ? Number.POSITIVE_INFINITY : one.pointer.split('/').length - 1
  return namesAbove(one.canonical, one.pointer).findLast(
    named => named.depth < depth && others.some(({ name }) => name === named.name),
  )
}

function sayWhere(
  document: OpenApiDocument,
  pointer: string,
  direction: Direction | undefined,
  anchor: Named | undefined,
): string {
  const tokens = tokensOf(pointer)
  if (anchor) {
    const inside = insideOf(tokens.slice(anchor.depth))
    return `\`${anchor.name}${inside}\` in ${direction === 'request' ? 'requests' : 'responses'}`
  }
  const [root, , method, part, key = ''] = tokens
  if (root !== 'paths') return 'the service'
  if (!method || !part) return ''
  if (part === 'parameters') {
    const parameter = nodeAt(document, `#/${pointer.split('/').slice(1, 6).join('/')}`)
    const kind = parameter?.in === 'header' ? 'header' : `${parameter?.in} parameter`
    return quoted(`${kind} \`${parameter?.name}\``, insideOf(tokens.slice(5)))
  }
  if (part === 'requestBody') return quoted('request body', insideOf(tokens.slice(4)))
  if (part !== 'responses') return ''
  const header = tokens[5] === 'headers' ? tokens[6] : undefined
  if (header) return quoted(`header \`${header}\` of response ${key}`, insideOf(tokens.slice(7)))
  return quoted(`response ${key}`, insideOf(tokens.slice(5)))
}

const quoted = (what: string, inside: string) =>
  inside ? `${what}, \`${inside.startsWith('.') ? inside.slice(1) : inside}\`` : what

/** The rest of a pointer as a person writes it: `.secret_keys[].label`. */
function insideOf(tokens: readonly string[]): string {
  const [token, next = '', ...rest] = tokens
  if (token === undefined) return ''
  const following = () => insideOf(tokens.slice(1))
  if (token === 'properties') return `.${next}${insideOf(rest)}`
  if (token === 'content') return insideOf(rest)
  if (token === 'items') return `[]${following()}`
  if (token === 'additionalProperties') return `.*${following()}`
  if (token === 'schema' || token === 'discriminator') return following()
  if (/^(one|any|all)Of$/.test(token))
    return `${next ? ` (${Number(next) + 1}. of its ${token})` : ''}${insideOf(rest)}`
  return `/${token}${following()}`
}
