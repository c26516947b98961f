import { requirementsOf } from '../../src/domain/contract/operation.ts'
import { type OpenApiDocument, type OperationObject, operationsOf } from './bundle.ts'
import { actingOf } from './sentences.ts'

/** The operations of a service as one module each, by file name: what `src/domain/contract/operation.ts` describes. */
export function emitOperations(service: string, document: OpenApiDocument): Record<string, string> {
  const modules = operationsOf(document).map(located => {
    const name = `operations/${located.operation.operationId}.ts`
    return [name, `${importsOf('../types.ts')}\n\n${emitOperation(service, located)}\n`]
  })
  return Object.fromEntries(modules)
}

/** All of them as one module, for the package of the service. */
export function emitAllOperations(service: string, document: OpenApiDocument): string {
  const handles = operationsOf(document).map(located => emitOperation(service, located))
  return `${importsOf('./types.ts')}\n\n${handles.join('\n\n')}\n`
}

function importsOf(types: string): string {
  return `import type { Operation } from '#domain/contract/operation.ts'\nimport type { paths } from '${types}'`
}

function emitOperation(
  service: string,
  { path, method, operation }: ReturnType<typeof operationsOf>[number],
): string {
  const id = operation.operationId
  const { auth, roles } = requirementsOf(operation.security)
  return [
    documentation(operation),
    `export const ${id}: Operation<paths['${path}']['${method}']> = {`,
    `  service: '${service}',`,
    `  id: '${id}',`,
    `  method: '${method.toUpperCase()}',`,
    `  path: '${path}',`,
    `  auth: '${auth}',`,
    ...(auth === 'bearer' ? [`  acting: '${actingOf(method, operation)}',`] : []),
    ...(operation['x-while-closing'] ? ['  whileClosing: true,'] : []),
    ...(operation['x-idempotent'] ? ['  idempotent: true,'] : []),
    ...(method === 'get' && hasEffect(operation) ? ['  hasEffect: true,'] : []),
    `  roles: ${JSON.stringify(roles).replaceAll('"', "'").replaceAll(',', ', ')},`,
    '}',
  ].join('\n')
}

/** Only what has an effect leaves an entry in the activity log. */
export function hasEffect({ 'x-activity': activity }: OperationObject): boolean {
  return typeof activity === 'object' && activity !== null && !('none' in activity)
}

function deprecation(operation: OperationObject): string {
  const message = operation['x-deprecated-message'] ?? ''
  const sunset = operation['x-sunset'] ? ` It ends on ${operation['x-sunset']}.` : ''
  return `@deprecated ${message}${sunset}`.trim()
}

/** What an editor shows on hovering the handle. */
function documentation(operation: OperationObject): string {
  const { auth, roles } = requirementsOf(operation.security)
  const ways = roles.map(alternative => alternative.join(' and '))
  const who = {
    none: 'Anyone may call it.',
    session: 'Needs the session cookie.',
    bearer: `Needs the role ${ways.join(', or ')}.`,
    key: 'Needs a secret key, or an embedded key and its page.',
    provisioning: 'Needs a provisioning token of an organization.',
  }[auth]
  const lines = [`${operation.summary}.`, '', ...operation.description.trim().split('\n'), '', who]
  const recent = operation['x-recent-login']
  if (typeof recent === 'number') lines.push(`Needs a login of the last ${recent / 60} minutes.`)
  if (operation['x-idempotent'])
    lines.push(operation['x-repeat'] ? 'Takes an Idempotency-Key.' : 'Needs an Idempotency-Key.')
  if (operation.deprecated) lines.push('', deprecation(operation))
  const comment = lines.map(line => ` * ${line.trim()}`.trimEnd().replaceAll('*/', '*\\/'))
  return ['/**', ...comment, ' */'].join('\n')
}
