import type { Topic } from '#domain/notification/topics.ts'
import type { Contact as WireContact } from '#generated/notification/types.ts'

/** Someone who gets an account's notices (account-portal §3). */
export interface Contact {
  id: number
  company: string
  email: string
  firstName: string
  lastName: string
  phone: string
  position: string
  topics: Topic[]
  /** When the address was confirmed. */
  confirmed: string | null
  isPrimary: boolean
  /** The mail with the link that confirms the address; null if none is on its way. */
  confirmation: { sent: string; expires: string } | null
  /** When another such mail can be requested. */
  resendAvailable: string | null
  /** Since when, and why, the address takes no mail. */
  undeliverable: { since: string; reason: 'bounced' | 'complained' } | null
  /** Counts the edits. */
  version: number
}

/** The entity of a wire object; the only place where its names change. */
export function toContact(wire: WireContact): Contact {
  const { id, company, email, phone, position, topics, undeliverable } = wire
  const sent = momentOf(wire.confirmation_sent)
  const expires = momentOf(wire.confirmation_expires)
  return {
    id,
    company,
    email,
    firstName: wire.first_name,
    lastName: wire.last_name,
    phone,
    position,
    topics,
    confirmed: momentOf(wire.confirmation_timestamp),
    isPrimary: wire.primary,
    confirmation: sent && expires ? { sent, expires } : null,
    resendAvailable: momentOf(wire.resend_available),
    undeliverable,
    version: wire.version,
  }
}

/** A backend may send a missing moment as null, as undefined, or as the year one (decision S4). */
function momentOf(value: string | null): string | null {
  return !value || value.startsWith('0001-01-01') ? null : value
}

/** The person's name; a shared mailbox may have none, and goes by its address. */
export function nameOf({ firstName, lastName, email }: Contact): string {
  return `${firstName} ${lastName}`.trim() || email
}

export type ContactState = 'confirmed' | 'unconfirmed' | 'undeliverable'

/** Whether notices arrive. A confirmed address can stop taking mail. */
export function stateOf({ undeliverable, confirmed }: Contact): ContactState {
  if (undeliverable) return 'undeliverable'
  return confirmed ? 'confirmed' : 'unconfirmed'
}

/** Why the contact cannot be made the primary one; undefined if it can. */
export function notPrimaryReason(contact: Contact): string | undefined {
  if (contact.isPrimary) return 'This is the primary contact.'
  const state = stateOf(contact)
  if (state === 'unconfirmed') return 'The address has to be confirmed first.'
  if (state === 'undeliverable') return 'The address takes no mail.'
}

/** Whether an address other than the one it had would be saved; capitals make no difference. */
export function isOtherAddress(before: string, typed: string): boolean {
  return before.trim().toLowerCase() !== typed.trim().toLowerCase()
}
