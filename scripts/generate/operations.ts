import { requirementsOf } from '../../src/domain/operation.ts'
import { type OpenApiDocument, type OperationObject, operationsOf } from './bundle.ts'

/** The operation handles of a service: what `src/domain/operation.ts` describes, one constant each. */
export function emitOperations(service: string, document: OpenApiDocument): string {
  const handles = operationsOf(document).map(({ path, method, operation }) => {
    const id = operation.operationId
    const { auth, roles } = requirementsOf(operation.security)
    return [
      documentation(operation),
      `export const ${id}: Operation<operations['${id}']> = {`,
      `  service: '${service}',`,
      `  id: '${id}',`,
      `  method: '${method.toUpperCase()}',`,
      `  path: '${path}',`,
      `  auth: '${auth}',`,
      `  roles: ${JSON.stringify(roles).replaceAll('"', "'").replaceAll(',', ', ')},`,
      '}',
    ].join('\n')
  })
  const imports = [
    `import type { Operation } from '#domain/operation.ts'`,
    `import type { operations } from './types.ts'`,
  ]
  return `${imports.join('\n')}\n\n${handles.join('\n\n')}\n`
}

/** What an editor shows on hovering the handle. */
function documentation(operation: OperationObject): string {
  const { auth, roles } = requirementsOf(operation.security)
  const ways = roles.map(alternative => alternative.join(' and '))
  const who = {
    none: 'Anybody may call it.',
    session: 'Needs the session cookie.',
    bearer: `Needs the role ${ways.join(', or ')}.`,
  }[auth]
  const lines = [`${operation.summary}.`, '', ...operation.description.trim().split('\n'), '', who]
  if (operation.deprecated) lines.push('', `@deprecated ${operation['x-deprecated-message'] ?? ''}`.trim())
  const comment = lines.map(line => ` * ${line.trim()}`.trimEnd().replaceAll('*/', '*\\/'))
  return ['/**', ...comment, ' */'].join('\n')
}
