import { requirementsOf } from '../../src/domain/contract/operation.ts'
import {
  type Example,
  type Finding,
  type LocatedOperation,
  locateOperations,
  members,
} from '../contract/document.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { hasEffect } from '../generate/operations.ts'

/** What every operation states about itself, and which responses it must declare. */
export function checkOperations(document: OpenApiDocument): Finding[] {
  return locateOperations(document).flatMap(operation => [
    ...checkWords(operation),
    ...checkStatuses(operation),
    ...checkMediaTypes(operation),
    ...checkNamedExamples(operation),
    ...checkDeprecation(operation),
    ...checkEarlierNames(operation),
    ...checkIdempotency(document, operation),
    ...checkRepeat(document, operation),
    ...checkReplica(operation),
  ])
}

function checkWords({ pointer, object }: LocatedOperation): Finding[] {
  const list: Finding[] = []
  const complain = (rule: string, message: string) => list.push({ rule, pointer, message })
  if (object['x-spec'] === undefined && object['x-inferred'] === undefined)
    complain('operation-origin', 'x-spec says where the specification has it, or x-inferred that it is ours')
  if (!object.summary || object.summary.length > 60)
    complain('operation-summary', 'a summary of 1 to 60 characters')
  if (!object.description?.trim()) complain('operation-description', 'a description')
  if (!object.tags?.length) complain('operation-tag', 'a tag')
  if (!object.security) complain('operation-security', 'security says who may call it; [] is everybody')
  return list
}

const JSON_TYPE = 'application/json'
const SCIM_TYPE = 'application/scim+json'
/** What a response may have besides JSON, or instead of it: files, and events as they come. */
const FILE_TYPES: readonly string[] = [
  'text/csv',
  'application/pdf',
  'application/zip',
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/event-stream',
]

/**
 * The server reads JSON, and sends JSON or one kind of file: another type would be declared and never sent. Provisioning
 * has its own type of JSON next to it, and a list that is also a file has a parameter that says which.
 */
function checkMediaTypes({ object, parameters, body, responses }: LocatedOperation): Finding[] {
  const isProvisioning = requirementsOf(object.security ?? []).auth === 'provisioning'
  const json = isProvisioning ? [SCIM_TYPE, JSON_TYPE] : [JSON_TYPE]
  const hasFormat = parameters.some(({ node }) => node.in === 'query' && node.name === 'format')
  const isSent = (types: readonly string[]) => {
    const files = types.filter(type => FILE_TYPES.includes(type))
    if (files.length > 1 || types.some(type => !json.includes(type) && !files.includes(type))) return false
    return files.length === 0 || types.length === 1 || hasFormat
  }
  const isRead = (types: readonly string[]) => types.every(type => json.includes(type))
  const places = [
    ...(body ? [{ ...body, isRight: isRead }] : []),
    ...responses.map(response => ({ ...response, isRight: isSent })),
  ]
  return places
    .filter(({ node, isRight }) => !isRight(Object.keys(node.content ?? {})))
    .map(({ pointer, node }) => ({
      rule: 'media-types',
      pointer: `${pointer}/content`,
      message: `${Object.keys(node.content ?? {}).join(' and ')}: the server does not send or read all of these`,
    }))
}

function checkStatuses({
  pointer,
  object,
  method,
  parameters,
  body,
  responses,
}: LocatedOperation): Finding[] {
  const requirements = object.security ?? []
  const secured = requirements.some(requirement => Object.keys(requirement).length > 0)
  // Called with keys, from any site, and with the gateway's error numbers, which use 412 for an invalid body.
  const { auth } = requirementsOf(requirements)
  const isKeyed = auth === 'key'
  // No browser sends the credentials of a program by itself, so there is no Origin to check.
  const isForPrograms = isKeyed || auth === 'provisioning'
  const needed: [status: string, reason: string, applies: boolean][] = [
    ['400', 'takes parameters', parameters.length > 0],
    ['400', 'takes a body', body !== undefined],
    ['401', 'is secured', secured],
    [
      '403',
      'asks for a role',
      requirements.some(
        requirement => Object.values(requirement).flat().length > 0 && !isSelfOnly(requirement),
      ),
    ],
    ['403', 'rejects API tokens', auth === 'bearer'],
    ['402', 'is paid for', isKeyed],
    ['403', 'is called with a key', isKeyed],
    ['403', 'changes state, and checks Origin', method !== 'get' && !isForPrograms],
    ['412', 'takes a body', body !== undefined && isKeyed],
    ['413', 'takes a body', body !== undefined && !isKeyed],
    ['415', 'takes a body', body !== undefined && !isKeyed],
    ['429', 'can be called too often', true],
    ['500', 'can break', true],
    ['503', 'needs a connection to the database', true],
  ]
  const declared = new Set(responses.map(({ key }) => key))
  return needed
    .filter(([status, , applies]) => applies && !declared.has(status))
    .map(([status, reason]) => ({
      rule: 'operation-statuses',
      pointer: `${pointer}/responses`,
      message: `declares ${status}, because it ${reason}`,
    }))
}

/** Every logged-in person holds `self`, so no call is ever rejected for lack of it. */
function isSelfOnly(requirement: Record<string, string[]>): boolean {
  return Object.values(requirement).every(roles => roles.every(role => role === 'self'))
}

function checkDeprecation({ pointer, object, parameters }: LocatedOperation): Finding[] {
  const message = 'x-deprecated-message says what to use instead, x-sunset until when it works'
  return [{ pointer, node: object as object }, ...parameters]
    .filter(({ node }) => isDeprecatedWithoutReason(node as Record<string, unknown>))
    .map(at => ({ rule: 'deprecation', pointer: at.pointer, message }))
}

/** Whether callers are told to stop, and not what to do instead, or by when. */
export function isDeprecatedWithoutReason(node: Readonly<Record<string, unknown>>): boolean {
  return node.deprecated === true && !(node['x-deprecated-message'] && node['x-sunset'])
}

/** The server reads a value by the limits of the parameter that it is for now. */
function checkEarlierNames({ id, parameters }: LocatedOperation): Finding[] {
  const schemaOf = ({ node }: (typeof parameters)[number]) => JSON.stringify(node.schema)
  return parameters
    .filter(({ node }) => node['x-replaced-by'] !== undefined)
    .flatMap(earlier => {
      const name = earlier.node['x-replaced-by']
      const now = parameters.find(({ node }) => node.name === name)
      const at = { rule: 'earlier-name', pointer: earlier.pointer }
      // A parameter that operations share is right in one of them and wrong in another one.
      if (!now) return [{ ...at, message: `${id} has no parameter ${name}, which x-replaced-by names` }]
      const isOptionalQuery = earlier.node.in === 'query' && now.node.in === 'query' && !earlier.node.required
      if (isOptionalQuery && schemaOf(earlier) === schemaOf(now)) return []
      const message =
        'x-replaced-by is on an optional parameter of the query, and names one with the same schema'
      return [{ ...at, message }]
    })
}

/** A call that is safe to repeat needs the header, which is optional next to `x-repeat`, and both of its rejections. */
function checkIdempotency(document: OpenApiDocument, operation: LocatedOperation): Finding[] {
  const { pointer, object, parameters, responses } = operation
  const header = parameters.find(({ node }) => node.in === 'header' && node.name === 'Idempotency-Key')
  const idempotent = object['x-idempotent'] !== undefined
  if (!header && !idempotent) return []
  const names = (status: string) => {
    const response = responses.find(({ key }) => key === status)
    const examples = response?.node.content?.['application/json']?.examples
    return members<Example>(document, '', examples).map(({ key }) => key)
  }
  const needs: [met: boolean, message: string][] = [
    [idempotent, 'x-idempotent says for how many seconds the answer is kept'],
    [
      header !== undefined && (header.node.required === true) === (object['x-repeat'] === undefined),
      'the header Idempotency-Key is required, unless x-repeat says what a call without it does',
    ],
    [names('409').includes('idempotency-key-in-flight'), '409 has the example idempotency-key-in-flight'],
    [names('422').includes('idempotency-key-reused'), '422 has the example idempotency-key-reused'],
  ]
  return needs
    .filter(([met]) => !met)
    .map(([, message]) => ({ rule: 'operation-idempotency', pointer, message }))
}

/** A caller whose response was lost has to know whether to send the call again. */
function checkRepeat(document: OpenApiDocument, operation: LocatedOperation): Finding[] {
  const { pointer, object, method, responses } = operation
  const { 'x-repeat': repeat, 'x-idempotent': kept } = object
  const complain = (message: string) => [{ rule: 'operation-repeat', pointer, message }]
  if (kept !== undefined && repeat === undefined) return []
  if (method === 'get' && !hasEffect(object))
    return repeat === undefined ? [] : complain('a read can always be repeated')
  if (repeat === undefined)
    return complain('x-repeat says what a repeated call does: same, again, or the error that rejects it')
  if (repeat === 'same' || repeat === 'again') return []
  const errors = responses
    .filter(({ key }) => key.startsWith('4'))
    .flatMap(response =>
      members<{ examples?: Record<string, Example> }>(document, '', response.node.content).flatMap(
        ({ node }) =>
          members<Example>(document, '', node.examples).flatMap(({ key, node: { value } }) =>
            Array.isArray(value) ? value.map(({ name }) => name) : [key],
          ),
      ),
    )
  return errors.includes(repeat) ? [] : complain(`no example of a response has the error ${String(repeat)}`)
}

/** What may be read from a replica is a read, and says when its data was current. */
function checkReplica({ pointer, object, method, responses }: LocatedOperation): Finding[] {
  const isFromReplica = object['x-read-replica'] === true
  const complain = (message: string) => [{ rule: 'read-replica', pointer, message }]
  if (isFromReplica && method !== 'get') return complain('only a GET can be read from a replica')
  const isMissing = responses.some(
    ({ key, node }) => key.startsWith('2') && isFromReplica !== 'As-Of' in (node.headers ?? {}),
  )
  return isMissing ? complain('x-read-replica and the header As-Of of a success belong together') : []
}

function checkNamedExamples({ responses }: LocatedOperation): Finding[] {
  return responses.flatMap(({ pointer, node }) =>
    Object.entries(node.content ?? {})
      .filter(([, media]) => Object.keys(media.examples ?? {}).length === 0)
      .map(([type]) => ({
        rule: 'response-example',
        pointer,
        message: `a named example of ${type}: the mock serves it, and the tests ask for it by name`,
      })),
  )
}
