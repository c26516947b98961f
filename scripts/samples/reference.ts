import { readFileSync } from 'node:fs'
import { testCasesOf } from '#backend/services/gateway/test-keys/cases.ts'
import type {
  ReferenceField,
  ReferenceOperation,
  ReferenceRejection,
} from '#portal/content/templates/reference.ts'
import { deref, type Example, type LocatedOperation, locateOperations } from '../contract/document.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { fieldsOfInput } from './test-inputs.ts'

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
const contract: OpenApiDocument = JSON.parse(readFileSync('generated/gateway/openapi.json', 'utf8'))

/** A module for each operation that pages render, by its path in the content. */
export function referenceFiles(note: string): Record<string, string> {
  const all = locateOperations(contract)
  const files = all.map(operation => {
    const { id } = operation
    // A value, and a field without others in it, has one line; their texts have no braces.
    const json = JSON.stringify(referenceOf(operation), null, 2).replaceAll(
      /\{[^{}]*"(isRequired|meaning)"[^{}]*\}/g,
      field => field.replaceAll(/\n\s*/g, ' '),
    )
    return [
      `reference/${id.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.ts`,
      `${note}import type { ReferenceOperation } from '#portal/content/templates/reference.ts'\n\nexport const ${id}: ReferenceOperation = ${json}\n`,
    ]
  })
  const rows = all.map(({ path, method, object: { summary } }) => ({
    method: method.toUpperCase(),
    path,
    summary,
    to: `/docs/api${path}`,
  }))
  const list = `${note}/** Every operation of the gateway, with the page that describes it. */\nexport const apiOperations = ${JSON.stringify(rows, null, 2)}\n`
  return { ...Object.fromEntries(files), 'reference/operations.ts': list }
}

function referenceOf(operation: LocatedOperation): ReferenceOperation {
  const { id, path, method, object, parameters, body, responses } = operation
  const success = responses.find(({ key }) => key === '200')?.node.content?.['application/json']
  return {
    id,
    method: method.toUpperCase() as ReferenceOperation['method'],
    path: `/api/gateway${path}`,
    summary: object.summary,
    description: object.description
      .trim()
      .split(/\n{2,}/)
      .map(oneLine),
    parameters: parameters.map(({ node: { name, required = false, description, schema = {}, example } }) => {
      const known = whole(schema)
      return fieldOf(
        name,
        { ...known, example: example ?? known.example },
        { isRequired: required, text: description },
      )
    }),
    body: fieldsOf(body?.node.content['application/json']?.schema ?? {}),
    response: fieldsOf(success?.schema ?? {}),
    rejections: responses.flatMap(({ key, node }) => (key === '200' ? [] : rejectionOf(Number(key), node))),
    sample: sampleOf(operation),
    tests: testsOf(operation),
  }
}

/** What to send with a test key for each response. */
function testsOf({ id }: LocatedOperation): ReferenceOperation['tests'] {
  return testCasesOf(contract, id).map(({ name, status, summary, input }) => ({
    name,
    status,
    summary,
    input: fieldsOfInput(id, input),
  }))
}

/** The request of the first example. Examples with the same name belong together. */
function sampleOf({ parameters, body, responses }: LocatedOperation): ReferenceOperation['sample'] {
  const success = responses.find(({ key }) => key === '200')?.node.content?.['application/json']
  const [name = ''] = Object.keys(success?.examples ?? {})
  const query = parameters.flatMap(({ node: { name: parameter, examples } }) => {
    const value = examples?.[name]?.value
    return value === undefined ? [] : [[parameter, String(value)] as const]
  })
  const sent = body?.node.content['application/json']?.examples?.[name]?.value
  return {
    query: Object.fromEntries(query),
    body: sent === undefined ? '' : JSON.stringify(sent, null, 2),
  }
}

function rejectionOf(
  status: number,
  { description, content }: LocatedOperation['responses'][number]['node'],
): ReferenceRejection {
  const examples = Object.values(content?.['application/json']?.examples ?? {})
  const errors = examples.flatMap(example => {
    const { value = [] } = resolve<Omit<Example, 'value'> & { value?: readonly { name: string }[] }>(example)
    return value.map(({ name }) => name)
  })
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
  return resolve<Schema>(either ?? schema)
}

const resolve = <Part>(node: unknown) => deref<Part>(contract, { pointer: '', node }).node

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ')
}
