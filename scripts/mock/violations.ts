import type { IPrismDiagnostic } from '@stoplight/prism-core'
import type { ErrorItem } from '#domain/errors/entry.ts'
import { headerName, toErrorItems } from '#kernel/contract/validation.ts'

/** What Prism finds wrong with a request, as the list that the services make of the same findings. */
export function errorsOf(
  violations: readonly Pick<IPrismDiagnostic, 'path' | 'code' | 'message'>[],
): ErrorItem[] {
  return toErrorItems(
    violations.map(({ path = [], code, message }) => {
      const [place, ...inner] = path.map(String)
      const named = (name: string) => (place === 'header' ? headerName(name) : name)
      return {
        instancePath: inner.map(name => `/${named(name)}`).join(''),
        schemaPath: '',
        keyword: String(code),
        params: paramsOf(message, named),
      }
    }),
  )
}

/** Prism has what a keyword is about only in its message: `must have required property 'label'`. */
function paramsOf(message: string, named: (name: string) => string): Record<string, unknown> {
  const property = named(/'([^']+)'/.exec(message)?.[1] ?? '')
  return {
    limit: Number(/-?\d+(?:\.\d+)?/.exec(message)?.[0] ?? 0),
    missingProperty: property,
    additionalProperty: property,
    format: /format "([^"]+)"/.exec(message)?.[1],
  }
}
