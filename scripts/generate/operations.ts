import { requirementsOf } from '../../src/domain/contract/operation.ts'
import { type OpenApiDocument, type OperationObject, operationsOf } from './bundle.ts'
import { actingOf } from './sentences.ts'

/** The operation handles of a service: what `src/domain/contract/operation.ts` describes, one constant each. */
export function emitOperations(service: string, document: OpenApiDocument): string {
  const handles = operationsOf(document).map(({ path, method, operation }) => {
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
      ...(operation['x-idempotent'] ? ['  idempotent: true,'] : []),
      ...(method === 'get' && hasEffect(operation) ? ['  hasEffect: true,'] : []),
      `  roles: ${JSON.stringify(roles).replaceAll('"', "'").replaceAll(',', ', ')},`,
      '}',
    ].join('\n')
  })
  const imports = [
    `import type { Operation } from '#domain/contract/operation.ts'`,
    `import type { paths } from './types.ts'`,
  ]
  return `${imports.join('\n')}\n\n${handles.join('\n\n')}\n`
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
