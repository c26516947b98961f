export type Node = Record<string, unknown>

const UNIONS = ['oneOf', 'anyOf'] as const
/** The bounds say the same as these number formats, and our validators ignore the formats. */
const FORMATS_WITHOUT_EFFECT = new Set(['int32', 'int64', 'float', 'double'])
/** Keywords with the value that means the same as omitting them. */
const NO_EFFECT: Node = {
  additionalProperties: true,
  uniqueItems: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  minLength: 0,
  minItems: 0,
  minProperties: 0,
}

/**
 * One spelling for equivalent schemas, so that only a change of meaning is found. Null becomes a type beside
 * others if possible, and lists without a meaningful order are sorted. The schemas inside already have that
 * spelling.
 */
export function oneSpelling(schema: Node, origins: WeakMap<object, string>): Node {
  const plain = sorted(withoutEffect(withoutConst(schema)))
  const spelled = UNIONS.reduce((node, key) => simplerUnion(node, key, origins), plain)
  return sorted(nullOnce(spelled))
}

/** A constant is an enum of one value. */
function withoutConst({ const: constant, ...schema }: Node): Node {
  return constant === undefined ? schema : { ...schema, enum: [constant] }
}

function withoutEffect(schema: Node): Node {
  // So that the first and the last property of an object are found as properties.
  const whole = typesOf(schema).includes('object') ? { properties: {}, ...schema } : schema
  return Object.fromEntries(
    Object.entries(whole).filter(([key, value]) => {
      if (key in NO_EFFECT) return value !== NO_EFFECT[key]
      if (key === 'format') return !FORMATS_WITHOUT_EFFECT.has(String(value))
      return key !== 'required' || !Array.isArray(value) || value.length > 0
    }),
  )
}

function sorted(schema: Node): Node {
  const types = typesOf(schema).toSorted(
    (a, b) => Number(a === 'null') - Number(b === 'null') || (a < b ? -1 : 1),
  )
  return {
    ...schema,
    ...(types.length ? { type: types.length === 1 ? types[0] : types } : {}),
    ...(Array.isArray(schema.required) ? { required: schema.required.toSorted() } : {}),
    ...(Array.isArray(schema.enum)
      ? { enum: schema.enum.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) }
      : {}),
  }
}

export function typesOf({ type }: Node): string[] {
  if (Array.isArray(type)) return type.map(String)
  return typeof type === 'string' ? [type] : []
}

const isNull = (schema: Node) =>
  schema.type === 'null' || (Array.isArray(schema.enum) && schema.enum.every(value => value === null))

/** Flattens nested unions. A union of a single member and null becomes that member, or null. */
function simplerUnion(schema: Node, key: (typeof UNIONS)[number], origins: WeakMap<object, string>): Node {
  const given = schema[key]
  if (!Array.isArray(given)) return schema
  const members = (given as Node[]).flatMap(member => {
    const inner = member[key]
    return Array.isArray(inner) && !member.discriminator && !member.type ? (inner as Node[]) : [member]
  })
  const others = members.filter(member => !isNull(member))
  const { [key]: _union, discriminator: _discriminator, ...outer } = schema
  const [only] = others
  const mergeable =
    only && others.length === 1 && typesOf(only).length > 0 && !outer.type && !schema.discriminator
  if (!mergeable)
    return { ...schema, [key]: [...others, ...(others.length < members.length ? [{ type: 'null' }] : [])] }
  const hasNull = others.length < members.length
  const merged: Node = { ...only, ...outer }
  if (hasNull) {
    merged.type = [...typesOf(only).filter(type => type !== 'null'), 'null']
    if (Array.isArray(only.enum)) merged.enum = [...only.enum.filter(value => value !== null), null]
  }
  const name = origins.get(only)
  if (name) origins.set(merged, name)
  return merged
}

/** With an enum, null is allowed only when both the type and the enum have it. */
function nullOnce(schema: Node): Node {
  const types = typesOf(schema)
  if (!Array.isArray(schema.enum) || types.length === 0) return schema
  if (types.includes('null') && !schema.enum.includes(null))
    return { ...schema, type: types.filter(type => type !== 'null') }
  if (!types.includes('null') && schema.enum.includes(null))
    return { ...schema, enum: schema.enum.filter(value => value !== null) }
  return schema
}
