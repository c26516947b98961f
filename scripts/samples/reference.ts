import { readFileSync } from 'node:fs'
import type {
  ReferenceField,
  ReferenceOperation,
  ReferenceRefusal,
} from '#portal/content/templates/reference.ts'

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
  example?: unknown
}
interface Parameter {
  $ref?: string
  name: string
  description?: string
  required?: boolean
  schema: Schema
  /** Instead of that of the schema. */
  example?: unknown
  examples?: Record<string, { value: unknown }>
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
  requestBody?: { content: Record<string, { schema: Schema; examples?: Record<string, { value: unknown }> }> }
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
    // A value, and a field without others in it, has one line; their texts have no braces.
    const json = JSON.stringify(referenceOf(found), null, 2).replaceAll(
      /\{[^{}]*"(isRequired|meaning)"[^{}]*\}/g,
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
    to: `/docs/api${path}`,
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
      const { name, required = false, description, schema, example = whole(schema).example } = resolve(part)
      return fieldOf(name, { ...whole(schema), example }, { isRequired: required, text: description })
    }),
    body: body ? fieldsOf(body) : [],
    response: answer ? fieldsOf(answer) : [],
    refusals: Object.entries(operation.responses).flatMap(([status, response]) =>
      status === '200' ? [] : refusalOf(Number(status), resolve(response)),
    ),
    sample: sampleOf(operation),
  }
}

/** The request of the first example. Examples with the same name belong together. */
function sampleOf({ parameters = [], requestBody, responses }: Operation): ReferenceOperation['sample'] {
  const [name = ''] = Object.keys(responses['200']?.content?.['application/json']?.examples ?? {})
  const query = parameters.flatMap(part => {
    const { name: parameter, examples } = resolve(part)
    const value = examples?.[name]?.value
    return value === undefined ? [] : [[parameter, String(value)] as const]
  })
  const body = requestBody?.content['application/json']?.examples?.[name]?.value
  return {
    query: Object.fromEntries(query),
    body: body === undefined ? '' : JSON.stringify(body, null, 2),
  }
}

function refusalOf(status: number, { description, content }: Response): ReferenceRefusal {
  const examples = Object.values(content?.['application/json']?.examples ?? {})
  const errors = examples.flatMap(example => resolve(example).value?.map(({ name }) => name) ?? [])
  return { status, text: oneLine(description), errors: [...new Set(errors)] }
}

/** The fields of an object, each with those in it. */
function fieldsOf(schema: Schema): ReferenceField[] {
  const { properties = {}, required = [] } = whole(schema)
  return Object.entries(properties).map(([name, part]) =>
    fieldOf(name, part, { isRequired: required.includes(name), text: part.description }),
  )
}

function fieldOf(
  name: string,
  schema: Schema,
  { isRequired, text }: { isRequired: boolean; text: string | undefined },
): ReferenceField {
  const known = whole(schema)
  const explained = oneLine(text ?? known.description ?? '')
  const { values, rest } = valuesOf(known, explained)
  return {
    name,
    type: typeOf(schema),
    isRequired,
    bounds: boundsOf(known),
    text: rest,
    values,
    example: known.example === undefined || known.properties ? '' : String(known.example),
    fields: fieldsOf(known.items ?? known),
  }
}

function typeOf(schema: Schema): string {
  const known = whole(schema)
  const types = [known.type ?? 'object'].flat()
  const mayBeNull = types.includes('null') || schema.oneOf?.some(({ type }) => type === 'null')
  const names = types.filter(type => type !== 'null')
  const name = known.items ? `array of ${typeOf(known.items)}s` : names.join(' or ')
  return `${name}${mayBeNull ? ' or null' : ''}`
}

/** A sentence of a description that says what one value means: "`Y`: deliverable." */
const MEANING = /`([^`]+)`: ((?:[^.`]|`[^`]*`)+)\. ?/g

/** The values of an enum with what the description says of each, and the rest of the description. */
export function valuesOf(
  { enum: values = [] }: { enum?: readonly string[] },
  text: string,
): { values: ReferenceField['values']; rest: string } {
  const meanings = new Map(
    [...text.matchAll(MEANING)].map(([, value = '', meaning = '']) => [value, meaning]),
  )
  const isExplained = values.length > 0 && values.every(value => meanings.has(value))
  return {
    values: values.map(value => ({ value, meaning: (isExplained && meanings.get(value)) || '' })),
    rest: isExplained ? text.replaceAll(MEANING, '').trim() : text,
  }
}

function boundsOf(schema: Schema): string {
  const { enum: values, minimum, maximum, minLength, maxLength, minItems, maxItems, default: usual } = schema
  const span = (least: number | undefined, most: number | undefined, unit: string) =>
    most === undefined ? [] : [least === most ? `${most}${unit}` : `${least ?? 0} to ${most}${unit}`]
  return [
    ...span(minimum, maximum, ''),
    ...(values ? [] : span(minLength, maxLength, ' characters')),
    ...span(minItems, maxItems, ' items'),
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
