import { nodeAt } from '../contract/pointer.ts'
import { isNode, mapMembers, type Node, replaceNodes, replaceSchema } from './nodes.ts'

/** What a schema of OpenAPI 3.0 can say. */
const KEYWORDS = new Set([
  ...['$ref', 'title', 'description', 'default', 'example', 'deprecated', 'readOnly', 'writeOnly'],
  ...['type', 'format', 'nullable', 'enum', 'oneOf', 'anyOf', 'allOf', 'not', 'discriminator'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'items', 'minItems', 'maxItems', 'uniqueItems'],
  ...['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
])
const SCHEMAS = '#/components/schemas/'
const NULL = { type: 'null' }
const isNull = (schema: unknown) => isNode(schema) && schema.type === 'null'

/**
 * Returns a document whose schemas allow the same values in the words of OpenAPI 3.0. Throws an error for a keyword
 * that 3.0 has no words for.
 */
export function downgradeSchemas(document: Node): Node {
  const nulls = new NullChoices(document)
  const replaced = replaceNodes(document, { schema: schema => nulls.remove(schema) })
  const { components = {} } = replaced as { components?: { schemas?: Node } }
  const schemas = { ...components.schemas, ...nulls.variants() }
  return replaceNodes({ ...replaced, components: { ...components, schemas } }, { schema: downgradeSchema })
}

/**
 * A choice between a schema and null. In 3.0, null is a property of a type, so the other choice takes null itself: a
 * plain value is written out in its place, and an object or an enum gets a second component, `<Name>OrNull`, so that
 * generators have a name for it.
 */
class NullChoices {
  readonly #document: Node
  readonly #variants = new Map<string, unknown>()

  constructor(document: Node) {
    this.#document = document
  }

  remove(schema: Node): Node {
    for (const key of ['oneOf', 'anyOf']) {
      const branches: unknown = schema[key]
      if (!Array.isArray(branches) || !branches.some(isNull)) continue
      const [first, ...others] = branches.filter(branch => !isNull(branch))
      if (!isNode(first)) continue
      const nullable = this.#orNull(first)
      if (others.length) return { ...schema, [key]: [nullable, ...others] }
      return { ...nullable, ...mapMembers(schema, (name, value) => (name === key ? [] : [[name, value]])) }
    }
    return schema
  }

  /** The added components. A choice inside one can add another. */
  variants(): Node {
    for (const [name, schema] of this.#variants)
      this.#variants.set(
        name,
        replaceSchema(schema, each => this.remove(each)),
      )
    return Object.fromEntries(this.#variants)
  }

  #orNull(schema: Node): Node {
    const { $ref: reference, ...siblings } = schema
    if (typeof reference !== 'string') return allowNull(schema)
    const target = nodeAt(this.#document, reference.slice(1)) as Node
    if (target.type === undefined) return allowNull(schema)
    if (target.type !== 'object' && !target.enum) return this.#orNull({ ...target, ...siblings })
    const name = `${reference.slice(SCHEMAS.length)}OrNull`
    if (!this.#variants.has(name)) this.#variants.set(name, allowNull(target))
    return { $ref: `${SCHEMAS}${name}`, ...siblings }
  }
}

/** By the list of types, which becomes `nullable` with those that the contract has itself. */
function allowNull(schema: Node): Node {
  const { type, enum: values } = schema
  if (type === undefined) return { anyOf: [schema, NULL] }
  return {
    ...schema,
    type: [...new Set([type, 'null'].flat())],
    ...(Array.isArray(values) && { enum: [...new Set([...values, null])] }),
  }
}

/** One schema, without those inside it. */
export function downgradeSchema(schema: Node): Node {
  const downgraded = wrapReference(mapMembers(schema, downgradeMember(schema)))
  const unknown = Object.keys(downgraded).find(key => !KEYWORDS.has(key) && !key.startsWith('x-'))
  if (unknown) throw new Error(`A schema of OpenAPI 3.0 has no ${unknown}: ${JSON.stringify(schema)}`)
  return downgraded
}

const downgradeMember =
  (schema: Node) =>
  (key: string, value: unknown): [string, unknown][] => {
    if (key === 'type') return downgradeType(value)
    if (key === 'enum' && schema.type === 'null') return []
    // 3.0 has no empty list of them.
    if (key === 'required' && Array.isArray(value) && !value.length) return []
    if (key === 'examples' && Array.isArray(value)) return 'example' in schema ? [] : [['example', value[0]]]
    if (key === 'exclusiveMinimum') return downgradeBound('minimum', Math.max, schema, value)
    if (key === 'exclusiveMaximum') return downgradeBound('maximum', Math.min, schema, value)
    const isReplaced =
      (key === 'minimum' && 'exclusiveMinimum' in schema) ||
      (key === 'maximum' && 'exclusiveMaximum' in schema)
    return isReplaced ? [] : [[key, value]]
  }

function downgradeType(type: unknown): [string, unknown][] {
  const types = [type].flat()
  const [single, ...others] = types.filter(each => each !== 'null')
  if (others.length) throw new Error(`A schema of OpenAPI 3.0 has one type, not ${types}`)
  if (types.length === 1 && single) return [['type', single]]
  if (single) return Object.entries({ type: single, nullable: true })
  // Nothing but null; a type is required next to `nullable`.
  return Object.entries({ type: 'string', nullable: true, enum: [null] })
}

/** The tighter of two bounds, of which 3.0 can say only one. */
function downgradeBound(
  bound: 'minimum' | 'maximum',
  tighter: (...values: number[]) => number,
  schema: Node,
  exclusive: unknown,
): [string, unknown][] {
  const inclusive = schema[bound]
  const limit = Number(exclusive)
  const value = typeof inclusive === 'number' ? tighter(inclusive, limit) : limit
  const keyword = bound === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum'
  return value === limit
    ? [
        [bound, value],
        [keyword, true],
      ]
    : [[bound, value]]
}

/** 3.0 ignores what is next to a reference. */
function wrapReference({ $ref: reference, ...siblings }: Node): Node {
  if (reference === undefined) return siblings
  return Object.keys(siblings).length ? { ...siblings, allOf: [{ $ref: reference }] } : { $ref: reference }
}
