import { readFileSync } from 'node:fs'
import type {
  ReferenceField,
  ReferenceOperation,
  ReferenceRefusal,
} from '#portal/content/templates/reference.ts'

/** Pages for reference that are among the products; the others are in the documentation, by the path of the API. */
const AMONG_PRODUCTS: Readonly<Record<string, string>> = {
  '/us-street': '/products/apis/us-street-api',
  '/us-reverse-geocoding': '/products/apis/us-reverse-geocoding',
}

interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: readonly string[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  default?: unknown
}
interface Parameter {
  $ref?: string
  name: string
  description?: string
  required?: boolean
  schema: Schema
}
interface Response {
  $ref?: string
  description: string
  content?: Record<string, { schema: Schema; examples?: Record<string, Example> }>
}
interface Example {
  $ref?: string
  value?: readonly { name: string }[]
}
interface Operation {
  operationId: string
  summary: string
  description: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Response>
}

const contract: {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
} = JSON.parse(readFileSync('generated/gateway/openapi.json', 'utf8'))

/** A module for each operation that pages render, by its path in the content. */
export function referenceFiles(note: string): Record<string, string> {
  const all = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const files = all.map(found => {
    const id = found.operation.operationId
    // A field a line; they have no braces in their texts.
    const json = JSON.stringify(referenceOf(found), null, 2).replaceAll(
      /\{[^{}]*"isRequired"[^{}]*\}/g,
      field => field.replaceAll(/\n\s*/g, ' '),
    )
    return [
      `reference/${id.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.ts`,
      `${note}import type { ReferenceOperation } from '#portal/content/templates/reference.ts'\n\nexport const ${id}: ReferenceOperation = ${json}\n`,
    ]
  })
  const rows = all.map(({ path, method, operation: { summary } }) => ({
    method: method.toUpperCase(),
    path,
    summary,
    to: AMONG_PRODUCTS[path] ?? `/docs/api${path}`,
  }))
  const list = `${note}/** Every operation of the gateway, with the page that describes it. */\nexport const apiOperations = ${JSON.stringify(rows, null, 2)}\n`
  return { ...Object.fromEntries(files), 'reference/operations.ts': list }
}

function referenceOf({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}): ReferenceOperation {
  const body = operation.requestBody?.content['application/json']?.schema
  const answer = operation.responses['200']?.content?.['application/json']?.schema
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: `/api/gateway${path}`,
    summary: operation.summary,
    description: operation.description
      .trim()
      .split(/\n{2,}/)
      .map(oneLine),
    parameters: (operation.parameters ?? []).map(part => {
      const { name, required = false, description, schema } = resolve(part)
      return fieldOf(name, schema, { isRequired: required, text: description })
    }),
    body: body ? fieldsOf(body) : [],
    answer: answer ? fieldsOf(answer) : [],
    refusals: Object.entries(operation.responses).flatMap(([status, response]) =>
      status === '200' ? [] : refusalOf(Number(status), resolve(response)),
    ),
  }
}

function refusalOf(status: number, { description, content }: Response): ReferenceRefusal {
  const examples = Object.values(content?.['application/json']?.examples ?? {})
  const errors = examples.flatMap(example => resolve(example).value?.map(({ name }) => name) ?? [])
  return { status, text: oneLine(description), errors: [...new Set(errors)] }
}

/** The fields of an object with those of the objects in it, each by its whole name. */
function fieldsOf(schema: Schema, prefix = ''): ReferenceField[] {
  const { properties = {}, required = [] } = whole(schema)
  return Object.entries(properties).flatMap(([key, part]) => {
    const inner = whole(part)
    const isList = inner.items !== undefined
    const name = `${prefix}${key}${isList ? '[]' : ''}`
    const field = fieldOf(name, part, { isRequired: required.includes(key), text: part.description })
    const below = isList && inner.items ? inner.items : part
    return [field, ...fieldsOf(below, `${name}.`)]
  })
}

function fieldOf(
  name: string,
  schema: Schema,
  { isRequired, text }: { isRequired: boolean; text: string | undefined },
): ReferenceField {
  const known = whole(schema)
  const types = [known.type ?? 'object'].flat()
  const mayBeNull = types.includes('null') || schema.oneOf?.some(({ type }) => type === 'null')
  return {
    name,
    type: `${types.filter(type => type !== 'null').join(' or ')}${mayBeNull ? ' or null' : ''}`,
    isRequired,
    bounds: boundsOf(known),
    text: oneLine(text ?? known.description ?? ''),
  }
}

function boundsOf(schema: Schema): string {
  const { enum: values, minimum, maximum, minLength, maxLength, minItems, maxItems, default: usual } = schema
  const span = (least: number | undefined, most: number | undefined, unit: string) =>
    most === undefined ? [] : [least === most ? `${most}${unit}` : `${least ?? 0} to ${most}${unit}`]
  return [
    ...(values ? [values.join(', ')] : []),
    ...span(minimum, maximum, ''),
    ...(values ? [] : span(minLength, maxLength, ' characters')),
    ...span(minItems, maxItems, ' entries'),
    ...(usual === undefined ? [] : [`default ${usual}`]),
  ].join('; ')
}

/** A schema itself, without the reference to it and without the null next to it. */
function whole(schema: Schema): Schema {
  const [either] = schema.oneOf ?? []
  return resolve(either ?? schema)
}

function resolve<Part extends { $ref?: string }>(part: Part): Part {
  if (!part.$ref) return part
  const [group = '', name = ''] = part.$ref.split('/').slice(-2)
  return contract.components[group]?.[name] as Part
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ')
}
