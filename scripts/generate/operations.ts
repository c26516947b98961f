import { type OpenApiDocument, type OperationObject, operationsOf } from './bundle.ts'

/** The operation handles of a service: what `src/domain/operation.ts` describes, one constant each. */
export function emitOperations(service: string, document: OpenApiDocument): string {
  const handles = operationsOf(document).map(({ path, method, operation }) => {
    const id = operation.operationId
    return [
      documentation(operation),
      `export const ${id}: Operation<operations['${id}']> = {`,
      `  service: '${service}',`,
      `  id: '${id}',`,
      `  method: '${method.toUpperCase()}',`,
      `  path: '${path}',`,
      `  auth: '${authOf(operation)}',`,
      `  roles: ${JSON.stringify(rolesOf(operation)).replaceAll('"', "'").replaceAll(',', ', ')},`,
      '}',
    ].join('\n')
  })
  const imports = [
    `import type { Operation } from '#domain/operation.ts'`,
    `import type { operations } from './types.ts'`,
  ]
  return `${imports.join('\n')}\n\n${handles.join('\n\n')}\n`
}

function authOf(operation: OperationObject): 'none' | 'session' | 'bearer' {
  const schemes = new Set((operation.security ?? []).flatMap(requirement => Object.keys(requirement)))
  if (schemes.size > 1)
    throw new Error(`${operation.operationId}: one scheme an operation, not ${[...schemes]}`)
  if (schemes.has('session')) return 'session'
  return schemes.has('bearer') ? 'bearer' : 'none'
}

function rolesOf(operation: OperationObject): string[][] {
  return (operation.security ?? []).flatMap(({ bearer }) => (bearer?.length ? [bearer] : []))
}

/** What an editor shows on hovering the handle. */
function documentation(operation: OperationObject): string {
  const roles = rolesOf(operation).map(alternative => alternative.join(' and '))
  const who = {
    none: 'Anybody may call it.',
    session: 'Needs the session cookie.',
    bearer: `Needs the role ${roles.join(', or ')}.`,
  }[authOf(operation)]
  const lines = [`${operation.summary}.`, '', ...operation.description.trim().split('\n'), '', who]
  if (operation.deprecated) lines.push('', `@deprecated ${operation['x-deprecated-message'] ?? ''}`.trim())
  const comment = lines.map(line => ` * ${line.trim()}`.trimEnd().replaceAll('*/', '*\\/'))
  return ['/**', ...comment, ' */'].join('\n')
}
