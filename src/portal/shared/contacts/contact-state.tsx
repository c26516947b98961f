import type { Contact, ParameterContactState as ContactState } from '#generated/notification/types.ts'
import { timestampOf } from '#portal/api/timestamps.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'

export type { ContactState }

/** Whether notices arrive. A confirmed address can stop taking mail. */
export function contactStateOf(
  wire: Pick<Contact, 'undeliverable' | 'confirmation_timestamp'>,
): ContactState {
  if (wire.undeliverable) return 'undeliverable'
  return timestampOf(wire.confirmation_timestamp) ? 'confirmed' : 'unconfirmed'
}

export const CONTACT_STATES: Record<ContactState, string> = {
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  undeliverable: 'Undeliverable',
}

const TONES: Record<ContactState, BadgeTone> = {
  confirmed: 'accent',
  unconfirmed: 'warning',
  undeliverable: 'danger',
}

export function ContactStateBadge({ state }: { state: ContactState }) {
  return (
    <Badge tone={TONES[state]} hasDot>
      {CONTACT_STATES[state]}
    </Badge>
  )
}
