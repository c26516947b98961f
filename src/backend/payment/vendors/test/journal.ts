import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { AuthorizedCard, Charge, ChargeRequest, Refund } from '../vendor.ts'
import type { Behavior } from './test-cards.ts'

/** A card that was typed into the form. Of its number it has the last four digits and a hash. */
export interface KeptCard extends Omit<AuthorizedCard, 'outcome'> {
  /** Given to the page, and good for one card of the account. */
  formToken: string
  accountId: number
  behavior: Behavior
  isAuthorized: boolean
  isRemoved: boolean
}

export type KeptCharge = Omit<ChargeRequest, 'idempotencyKey'> & {
  idempotencyKey: string
  chargeId: string
  created: string
  outcome: Charge['outcome']
  refunded: number
  /** Secret of the address of its challenge. */
  challenge: string
}

export interface KeptRefund extends Refund {
  idempotencyKey: string
  chargeId: string
}

/** What the test vendor keeps, by id. */
export interface Journal {
  readonly secret: string
  readonly cards: ReadonlyMap<string, KeptCard>
  readonly charges: ReadonlyMap<string, KeptCharge>
  readonly refunds: ReadonlyMap<string, KeptRefund>
  keepCard(card: KeptCard): void
  keepCharge(charge: KeptCharge): void
  keepRefund(refund: KeptRefund): void
}

type Line = { secret: string } | { card: KeptCard } | { charge: KeptCharge } | { refund: KeptRefund }

/**
 * The store of the test vendor, apart from our database as that of a real vendor is: it keeps what it was
 * asked even if our process dies before it has read the answer. A file to which lines are only added, or
 * nothing but memory without a path.
 */
export function openJournal(secret: string, path?: string): Journal {
  const cards = new Map<string, KeptCard>()
  const charges = new Map<string, KeptCharge>()
  const refunds = new Map<string, KeptRefund>()
  let keptSecret = ''

  const read = (line: Line) => {
    if ('secret' in line) keptSecret = line.secret
    else if ('card' in line) cards.set(line.card.cardToken, line.card)
    else if ('charge' in line) charges.set(line.charge.chargeId, line.charge)
    else refunds.set(line.refund.refundId, line.refund)
  }
  const write = (line: Line) => {
    if (path) appendFileSync(path, `${JSON.stringify(line)}\n`, { mode: 0o600 })
    read(line)
  }

  if (path && existsSync(path)) linesOf(readFileSync(path, 'utf8')).forEach(read)
  else if (path) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if (!keptSecret) write({ secret })

  return {
    get secret() {
      return keptSecret
    },
    cards,
    charges,
    refunds,
    keepCard: card => write({ card }),
    keepCharge: charge => write({ charge }),
    keepRefund: refund => write({ refund }),
  }
}

/** A process that dies while it writes leaves half a line, at the end. */
function linesOf(text: string): Line[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))
}
