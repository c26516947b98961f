import { keysErrors } from '#domain/errors/keys.ts'
import { type Fault, faultOf } from './fault.ts'

/**
 * A hostname that an embedded key may be used on; `*` stands for any label at the front. The reason that helps
 * most comes first. `others` are those that the key has already.
 */
export function checkHostname(value: string, others: readonly string[] = []): Fault | undefined {
  if (/\s/.test(value)) return faultOf(keysErrors, 'hostname-whitespace')
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value)) return faultOf(keysErrors, 'hostname-has-protocol')
  if (/[/?#\\]/.test(value)) return faultOf(keysErrors, 'hostname-has-path')
  if (/^[*.]*\*[*.]*$/.test(value)) return faultOf(keysErrors, 'hostname-only-asterisks')
  if (!isHostname(value)) return faultOf(keysErrors, 'hostname-invalid')
  const isKnown = others.some(other => other.toLowerCase() === value.toLowerCase())
  return isKnown ? faultOf(keysErrors, 'hostname-exists') : undefined
}

function isHostname(value: string): boolean {
  const [first = '', ...rest] = value.split('.')
  const isLabel = (label: string) => /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u.test(label)
  return value.length <= 253 && (first === '*' ? rest.length > 0 : isLabel(first)) && rest.every(isLabel)
}

/** What was probably meant: no spaces, protocol, port, path or dot at the end. To offer, never to impose. */
export function suggestHostname(value: string): string | undefined {
  const bare = value
    .replace(/\s/g, '')
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#\\:].*$/, '')
    .replace(/\.$/, '')
    .toLowerCase()
  return bare !== value && checkHostname(bare) === undefined ? bare : undefined
}
