import type { IPrismDiagnostic } from '@stoplight/prism-core'
import type { ErrorItem } from '#domain/errors/entry.ts'
import { type FieldRule, fieldError } from '#domain/errors/field-errors.ts'
import { headerName } from '#kernel/contract/validation.ts'

/** What Prism finds wrong with a request, as the list that the services send: an entry for each field. */
export function errorsOf(
  violations: readonly Pick<IPrismDiagnostic, 'path' | 'code' | 'message'>[],
): ErrorItem[] {
  const items = new Map<string, ErrorItem>()
  for (const { path = [], code, message } of violations) {
    const [place, ...inner] = path.map(String)
    const missing = code === 'required' ? /required property '([^']+)'/.exec(message)?.[1] : undefined
    const name = [...inner, ...(missing === undefined ? [] : [missing])].join('.') || 'body'
    const field = place === 'header' ? headerName(name) : name
    if (!items.has(field)) items.set(field, fieldError(field, ruleOf(String(code), message)))
  }
  return [...items.values()]
}

function ruleOf(code: string, message: string): FieldRule {
  const limit = Number(/-?\d+(?:\.\d+)?/.exec(message)?.[0] ?? 0)
  switch (code) {
    case 'required':
      return { name: 'required' }
    case 'minLength':
      return { name: 'too-short', limit }
    case 'maxLength':
      return { name: 'too-long', limit }
    case 'minimum':
      return { name: 'too-small', limit }
    case 'maximum':
      return { name: 'too-large', limit }
    case 'minItems':
      return { name: 'too-few', limit }
    case 'maxItems':
      return { name: 'too-many', limit }
    case 'enum':
    case 'const':
      return { name: 'invalid-option' }
    case 'type':
      return { name: 'invalid-type' }
    case 'additionalProperties':
      return { name: 'unknown-field' }
    default:
      return { name: 'invalid-format' }
  }
}
