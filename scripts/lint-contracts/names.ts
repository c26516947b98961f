import { deref, type Finding, type LocatedOperation, locateOperations } from '../contract/document.ts'
import { NAMED, VALUES } from '../contract/keywords.ts'
import { escapeToken } from '../contract/pointer.ts'
import type { OpenApiDocument, Schema } from '../generate/bundle.ts'
import { isNameException } from './name-exceptions.ts'

type Parameter = LocatedOperation['parameters'][number]
/** What a rule finds: `of` is how the table of exceptions calls it. */
interface NamedFinding extends Finding {
  of: string
}

/** Names of parameters that have another one in our contracts, and that one. */
const ONE_NAME: Readonly<Record<string, string>> = {
  text: 'search',
  q: 'search',
  query: 'search',
  filter: 'search',
  begin: 'start',
  from: 'start',
  since: 'start',
  to: 'end',
  until: 'end',
  order: 'direction',
  dir: 'direction',
  per_page: 'page_size',
  limit: 'page_size',
  after: 'cursor',
  before: 'cursor',
  offset: 'page',
  page_token: 'cursor',
}

/** Types of `start` and `end`. Each says whether the end is in: a time is the first after it, a date is the last in it. */
const RANGE_TYPES = ['Timestamp', 'CalendarDate']
/** Names of the specification. */
const SPECIFIED_ENDS = ['expiration', 'grace_period_end', 'recovery_deadline']
const TIMES = /"#\/components\/schemas\/(Timestamp|CalendarDate)"|"format":"date(-time)?"/
/** The last word of a field that says when something ends. */
const ENDS = /(^|_)(until|ends?|ending|expir\w+|deadline|sunset|valid_to)$/
const EXPIRES_AT = /(^|_)expires_at$/
/** What a rule turns down is rejected. */
const REFUSED = /(^|_)refus/
const CAMEL_CASE = /[a-z][A-Z]|^[A-Z]/
const LOOKAROUND = /\(\?<?[=!]/
const YEAR_ONE = '0001-01-01'

/** One name for each thing, on what the contracts add from now on: `name-exceptions.ts` has what is older. */
export function checkNames(document: OpenApiDocument): Finding[] {
  return findNames(document)
    .filter(({ rule, of }) => !isNameException(rule, of))
    .map(({ of: _, ...finding }) => finding)
}

/** Also what is an exception. */
export function findNames(document: OpenApiDocument): NamedFinding[] {
  return [
    ...locateOperations(document).flatMap(operation => [
      ...operation.parameters
        .filter(({ node }) => node.in === 'query' && !node['x-replaced-by'])
        .flatMap(parameter => checkParameter(document, operation, parameter)),
      ...checkStatuses(operation),
    ]),
    ...schemasOf(document).flatMap(checkSchema),
  ]
}

function checkParameter(
  document: OpenApiDocument,
  { id }: LocatedOperation,
  { pointer, node }: Parameter,
): NamedFinding[] {
  const { name } = node
  const { node: schema } = deref<Schema>(document, { pointer, node: node.schema })
  const now = ONE_NAME[name]
  const isRange = name === 'start' || name === 'end'
  const type = String((node.schema as Schema | undefined)?.$ref)
    .split('/')
    .at(-1)
  const rules: [rule: string, isFault: boolean, message: string][] = [
    ['name-parameter', now !== undefined, `${name} is called ${now}`],
    ['name-case', CAMEL_CASE.test(name), `${name} is in snake_case`],
    [
      'name-range',
      isRange && !RANGE_TYPES.includes(type ?? ''),
      `${name} is a ${RANGE_TYPES.join(' or a ')}, whose end is known to be out or in`,
    ],
    [
      'default-direction',
      name === 'direction' && !(schema.default && String(schema.enum) === 'asc,desc'),
      'direction is asc or desc, and has a default',
    ],
  ]
  return rules
    .filter(([, isFault]) => isFault)
    .map(([rule, , message]) => ({ rule, pointer, message, of: `${id}.${name}` }))
}

/** What a DELETE leaves is gone, so there is nothing to send; a PUT sends what it made. */
function checkStatuses({ id, pointer, method, responses }: LocatedOperation): NamedFinding[] {
  const allowed = { delete: ['204'], put: ['200', '201'] }[method]
  if (!allowed) return []
  const successes = responses.map(({ key }) => key).filter(key => key.startsWith('2'))
  const others = successes.filter(key => !allowed.includes(key))
  if (!others.length) return []
  const message = `${method.toUpperCase()} succeeds with ${allowed.join(' or ')}, and not with ${others.join(' or ')}`
  return [{ rule: 'success-status', pointer: `${pointer}/responses`, message, of: id }]
}

interface PlacedSchema {
  pointer: string
  /** The schema of the document that it is in, or its pointer. */
  owner: string
  node: Schema
}

/** Every schema of a document, also inside of others. */
function schemasOf(document: OpenApiDocument): PlacedSchema[] {
  const list: PlacedSchema[] = []
  const visit = (node: unknown, pointer: string, isNamed: boolean) => {
    if (typeof node !== 'object' || node === null) return
    const [, components, , name] = pointer.split('/')
    const owner = components === 'components' && name ? name : pointer
    if (!isNamed) list.push({ pointer, owner, node: node as Schema })
    for (const [key, child] of Object.entries(node))
      if (isNamed || !VALUES.has(key))
        visit(child, `${pointer}/${escapeToken(key)}`, !isNamed && NAMED.has(key) && !Array.isArray(child))
  }
  visit(document.components, '#/components', false)
  visit(document.paths, '#/paths', true)
  return list
}

function checkSchema({ pointer, owner, node }: PlacedSchema): NamedFinding[] {
  const { pattern, properties, example } = node
  const own: NamedFinding[] = []
  const complain = (rule: string, message: string) => own.push({ rule, pointer, message, of: owner })
  if (typeof pattern === 'string' && LOOKAROUND.test(pattern))
    complain('portable-pattern', 'a pattern without lookahead, which some languages do not have')
  if (typeof pattern === 'string' && pattern.startsWith('^$|'))
    complain('none-is-null', 'null for none, and not an empty text')
  if (String(example).startsWith(YEAR_ONE)) complain('none-is-null', 'null for none, and not the year one')
  if (typeof properties !== 'object') return own
  return [
    ...own,
    ...Object.entries(properties).flatMap(([name, property]) =>
      checkProperty(name, property).map(([rule, message]) => ({
        rule,
        pointer: `${pointer}/properties/${escapeToken(name)}`,
        message,
        of: `${owner}.${name}`,
      })),
    ),
  ]
}

function checkProperty(name: string, property: Schema): [rule: string, message: string][] {
  const list: [rule: string, message: string][] = []
  if (REFUSED.test(name)) list.push(['name-rejected', `${name}: what a rule turns down is rejected`])
  if (CAMEL_CASE.test(name)) list.push(['name-case', `${name} is in snake_case`])
  const isEnd = ENDS.test(name) && !EXPIRES_AT.test(name)
  if (isEnd && !SPECIFIED_ENDS.includes(name) && TIMES.test(JSON.stringify(property)))
    list.push(['name-end', `${name}: when something ends is expires_at, or a name that ends so`])
  return list
}
