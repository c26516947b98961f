import type { SecretKey as WireKey } from '#generated/security/types.ts'

/** A secret key as the pages speak of it (account-portal §3). */
export interface SecretKey {
  keyValue: string
  /** Masked but for the last four characters. */
  token: string
  label: string
  description: string
  dateCreated: string
  isActive: boolean
  paused: boolean
  /** Deleted, and waiting for its deadline. */
  pending: boolean
  deactivatedTime: string | null
  recoveryDeadline: string | null
}

/** The entity of a wire object; the one place where its names change. */
export function toSecretKey(wire: WireKey): SecretKey {
  const deactivatedTime = momentOf(wire.deactivated)
  const recoveryDeadline = momentOf(wire.recovery_deadline)
  const pending = recoveryDeadline !== null
  return {
    keyValue: wire.key_id,
    token: wire.token,
    label: wire.label,
    description: wire.description,
    dateCreated: wire.created,
    isActive: !wire.paused && deactivatedTime === null && !pending,
    paused: wire.paused,
    pending,
    deactivatedTime,
    recoveryDeadline,
  }
}

/** A backend may send an absent moment as null, as nothing, or as the year one (decision S4). */
function momentOf(value: string | null): string | null {
  return !value || value.startsWith('0001-01-01') ? null : value
}
