import { isUuid } from '#domain/validation/uuid.ts'
import { readAccountId } from '#portal/api/session/session-hint.ts'

/** What staff have typed or pasted into the search box. */
export type Typed =
  /** The token of a secret key. It travels in a body only, and never into the address. */
  | { kind: 'token'; token: string }
  /** The id of a key, a person, or a transaction. It may be an embedded key, so it stays out of the address too. */
  | { kind: 'id'; id: string }
  /** The number of an account, an order, or a contact. */
  | { kind: 'number'; number: number }
  /** A number of a payment: ours, or that of the card vendor. */
  | { kind: 'payment'; reference: string }
  | { kind: 'email'; text: string }
  | { kind: 'hostname'; hostname: string }
  /** A name: of a company, an account, or a person. */
  | { kind: 'name'; text: string }
  | { kind: 'nothing' }

const TOKEN = /\bsk_[A-Za-z0-9]{36}\b/
const REFERENCE = /^(\d{8}-\d{4,10}|(ch|pi|py|re)_\w{4,60})$/
const HOSTNAME = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i
/** Anything that begins like a secret is treated as one, whole or not. */
const ALMOST_TOKEN = /\bsk_/

/** Recognizes what was typed. */
export function recognize(input: string): Typed {
  const text = input.trim()
  const token = TOKEN.exec(text)?.[0]
  if (token) return { kind: 'token', token }
  if (ALMOST_TOKEN.test(text)) return { kind: 'token', token: text }
  if (isUuid(text)) return { kind: 'id', id: text.toLowerCase() }
  if (REFERENCE.test(text)) return { kind: 'payment', reference: text }
  const number = readAccountId(text.replace(/^#/, ''))
  if (number !== undefined) return { kind: 'number', number }
  if (text.includes('@')) return { kind: 'email', text }
  if (HOSTNAME.test(text)) return { kind: 'hostname', hostname: text.toLowerCase() }
  return text.length < 2 ? { kind: 'nothing' } : { kind: 'name', text }
}

const NAMES: Record<Typed['kind'], string> = {
  token: 'a secret key',
  id: 'the id of a key, a person, or a payment',
  number: 'the number of an account, an order, or a contact',
  payment: 'the number of a payment',
  email: 'an email address',
  hostname: 'a hostname',
  name: 'a name',
  nothing: '',
}

/** What the box says that it searches for. */
export function recognizedAs({ kind }: Typed): string {
  return NAMES[kind] && `Recognized as ${NAMES[kind]}`
}

/** Whether what was typed may be a key: it is neither in the address nor in any storage. */
export function mayBeKey({ kind }: Typed): boolean {
  return kind === 'token' || kind === 'id'
}
