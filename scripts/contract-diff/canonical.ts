import { deref } from '../contract/document.ts'
import { escapeToken } from '../contract/pointer.ts'
import { METHODS, type OpenApiDocument, type OperationObject, type PathItem } from '../generate/bundle.ts'
import { type Node, oneSpelling } from './spelling.ts'

export interface Canonical {
  /** Without references: everything that an operation accepts and returns is inline. */
  document: OpenApiDocument
  /** By pointer, the schema that was referenced there. */
  names: Map<string, string>
}

/** Keys whose members are values, not keywords. */
const VALUES = new Set(['example', 'default', 'enum', 'const', 'mapping'])
/** Keys of an operation that `classify-operation.ts` evaluates better than a comparison of values does. */
const COMPARED_APART = new Set([
  'security',
  'x-rate-limit',
  'x-limit',
  'x-recent-login',
  'x-idempotent',
  'x-repeat',
  'x-acting',
  'x-no-token',
  'x-before-password-change',
  'x-while-closing',
  'x-activity',
  'x-read-replica',
])
/** Keys with freely named members, so that `schema` or `example` below them is our own name. */
const MAPS = new Set(['properties', 'headers', 'responses', 'content', 'securitySchemes'])

/**
 * The document in a form for comparison: every reference resolved, one spelling for equal meanings, and
 * neither examples nor security requirements, which are compared separately. A change of a schema that two
 * operations share is then found in both, each time in the direction that it is sent.
 */
export function canonicalOf(original: OpenApiDocument): Canonical {
  const origins = new WeakMap<object, string>()

  const follow = (reference: string): Node =>
    structuredClone(deref<Node>(original, { pointer: '#', node: { $ref: reference } }).node)

  /** `stack` has the components that contain the node. A recursive one is cut at its second occurrence. */
  const inline = (value: unknown, stack: readonly string[], isSchema: boolean): unknown => {
    if (Array.isArray(value)) return value.map(item => inline(item, stack, isSchema))
    if (typeof value !== 'object' || value === null) return value
    const node = value as Node
    if (typeof node.$ref === 'string') {
      const { $ref, ...beside } = node
      if (stack.includes($ref)) return {}
      const target = inline({ ...follow($ref), ...beside }, [...stack, $ref], isSchema) as Node
      if (isSchema) origins.set(target, nameOf($ref))
      return target
    }
    const inlined = Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => key !== 'examples')
        .map(([key, child]) => [key, member(key, child, stack, isSchema)]),
    )
    return isSchema ? oneSpelling(withTags(inlined), origins) : inlined
  }

  /** A mapping points to components, which no longer exist here. It becomes the tag of each target. */
  const withTags = (schema: Node): Node => {
    const { propertyName, mapping } = (schema.discriminator ?? {}) as {
      propertyName?: string
      mapping?: Node
    }
    if (!propertyName || !mapping) return schema
    const tags = Object.entries(mapping).map(([value, target]) => {
      const properties = follow(String(target)).properties as Record<string, Node> | undefined
      const tag = properties?.[propertyName]?.const ?? nameOf(String(target))
      return tag === value ? value : `${value} for ${tag}`
    })
    return { ...schema, discriminator: { propertyName }, 'x-tags': tags.toSorted().join(', ') }
  }

  const member = (key: string, child: unknown, stack: readonly string[], isSchema: boolean): unknown => {
    if (VALUES.has(key)) return child
    if (MAPS.has(key))
      return Object.fromEntries(
        Object.entries(child as Node).map(([name, node]) => {
          const inlined = inline(node, stack, isSchema)
          return [name, key === 'responses' ? withEmptyMaps(inlined as Node) : inlined]
        }),
      )
    return inline(child, stack, isSchema || key === 'schema')
  }

  /** An empty map, so that its first and last member are found as members. */
  const withEmptyMaps = (response: Node): Node => ({ headers: {}, content: {}, ...response })

  const paths = Object.fromEntries(
    Object.entries(original.paths).map(([path, item]) => [path, inline(onlyWhatIsCompared(item), [], false)]),
  )
  const { securitySchemes } = original.components ?? {}
  const document = {
    ...original,
    // The version is checked last, on its own.
    info: { ...original.info, version: '' },
    paths,
    components: { securitySchemes: inline(securitySchemes ?? {}, [], false) },
  } as OpenApiDocument
  return { document, names: namesIn(document, origins) }
}

/**
 * The parameters of the path go to each of its operations. What `classify-operation.ts` compares is left out.
 */
function onlyWhatIsCompared({ parameters = [], ...item }: PathItem): PathItem {
  return Object.fromEntries(
    METHODS.flatMap(method => {
      const operation = item[method]
      if (!operation) return []
      const rest = Object.entries(operation).filter(([key]) => !COMPARED_APART.has(key))
      return [
        [
          method,
          {
            ...(Object.fromEntries(rest) as unknown as OperationObject),
            parameters: [...parameters, ...(operation.parameters ?? [])],
          },
        ],
      ]
    }),
  )
}

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

function namesIn(document: OpenApiDocument, origins: WeakMap<object, string>): Map<string, string> {
  const names = new Map<string, string>()
  const visit = (node: unknown, pointer: string) => {
    if (typeof node !== 'object' || node === null) return
    const name = origins.get(node)
    if (name) names.set(pointer, name)
    for (const [key, child] of Object.entries(node)) visit(child, `${pointer}/${escapeToken(key)}`)
  }
  visit(document, '#')
  return names
}
