import {
  type ActivityRule,
  factsOfRule,
  inverseOf,
  isRecorded,
  type NoActivity,
} from '../../src/backend/kernel/contract/activity-rule.ts'
import { requirementsOf } from '../../src/domain/contract/operation.ts'
import {
  deref,
  type Finding,
  type LocatedOperation,
  locateOperations,
  type MediaType,
} from '../contract/document.ts'
import type { OpenApiDocument, Schema } from '../generate/bundle.ts'

/**
 * Every operation that changes something for someone who is logged in says what it leaves in the activity
 * log, or why nothing. What it says must be true: its facts exist, none is a secret, and its inverse can be
 * called with them.
 */
export function checkActivity(document: OpenApiDocument): Finding[] {
  const operations = locateOperations(document)
  return operations.flatMap(operation => {
    const complain = (message: string) => ({
      rule: 'operation-activity',
      pointer: operation.pointer,
      message,
    })
    const rule = operation.object['x-activity'] as ActivityRule | NoActivity | undefined
    const { auth } = requirementsOf(operation.object.security)
    if (rule === undefined)
      return operation.method !== 'get' &&
        (auth === 'bearer' || auth === 'session' || auth === 'provisioning')
        ? [complain('x-activity says what it leaves in the activity log, or { none: why nothing }')]
        : []
    return isRecorded(rule) ? checkRule(document, operations, operation, rule).map(complain) : []
  })
}

function checkRule(
  document: OpenApiDocument,
  operations: readonly LocatedOperation[],
  operation: LocatedOperation,
  rule: ActivityRule,
): string[] {
  const facts = factsOf(document, operation)
  const provided = new Set(rule.facts)
  const unknown = factsOfRule(rule).filter(name => !facts.has(name) && !provided.has(name))
  const secret = factsOfRule(rule).filter(name => facts.get(name)?.isSecret && !provided.has(name))
  return [
    ...unknown.map(name => `${name} is no parameter of the path, not in answer or body, and not in facts`),
    ...secret.map(name => `${name} is a secret, which the log must not hold`),
    ...checkInverse(document, operations, operation, rule),
  ]
}

function checkInverse(
  document: OpenApiDocument,
  operations: readonly LocatedOperation[],
  operation: LocatedOperation,
  rule: ActivityRule,
): string[] {
  const inverse = inverseOf(rule)
  if (!inverse) return []
  const target = operations.find(({ id }) => id === inverse.operation)
  if (!target) return [`the service has no operation ${inverse.operation}`]
  const own = inverse.path ? new Set(Object.keys(inverse.path)) : namesIn(operation, 'path')
  const lacking = [...namesIn(target, 'path')].filter(name => !own.has(name))
  const body = target.body && schemaOf(document, target.body.node.content['application/json'])
  const missing = ((body?.required as string[] | undefined) ?? []).filter(
    name => !(name in (inverse.body ?? {})),
  )
  const cannot = (['x-idempotent', 'x-recent-login'] as const).filter(key => target.object[key] !== undefined)
  return [
    ...lacking.map(name => `the inverse ${target.id} needs ${name} in its path`),
    ...missing.map(name => `the inverse ${target.id} needs ${name} in its body`),
    ...cannot.map(key => `an operation with ${key}, as ${target.id}, cannot be an inverse`),
    ...(isRecorded(target.object['x-activity'] as ActivityRule)
      ? []
      : [`the inverse ${target.id} is not recorded`]),
  ]
}

function namesIn({ parameters }: LocatedOperation, place: string): Set<string> {
  return new Set(parameters.flatMap(({ node }) => (node.in === place ? node.name : [])))
}

/** The facts that the kernel finds by itself. */
function factsOf(document: OpenApiDocument, operation: LocatedOperation): Map<string, { isSecret: boolean }> {
  const responses = operation.responses.filter(({ key }) => Number(key) < 300)
  const schemas = [operation.body, ...responses].map(at =>
    schemaOf(document, at?.node.content?.['application/json']),
  )
  const ofSchemas = schemas.flatMap(schema => Object.entries(schema?.properties ?? {}))
  const names = operation.parameters.map(({ node }) => [node.name, node.schema ?? {}] as const)
  const ofPath = names.filter(([name]) => namesIn(operation, 'path').has(name))
  return new Map(
    [...ofSchemas, ...ofPath].map(([name, schema]) => [name, { isSecret: isSecret(document, schema) }]),
  )
}

function isSecret(document: OpenApiDocument, schema: Schema): boolean {
  return (
    schema['x-secret'] === true ||
    deref<Schema>(document, { pointer: '', node: schema }).node['x-secret'] === true
  )
}

function schemaOf(document: OpenApiDocument, media: MediaType | undefined): Schema | undefined {
  return media?.schema && deref<Schema>(document, { pointer: '', node: media.schema }).node
}
