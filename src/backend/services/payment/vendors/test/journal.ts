import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '#kernel/storage/data-folder.ts'
import type { AuthorizedCard, Charge, ChargeRequest, DeclineReason, Dispute, Refund } from '../vendor.ts'
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
  /** Why it was declined, if the card itself does not say. */
  reason?: DeclineReason
  refunded: number
  /** Secret of the address of its challenge. */
  challenge: string
}

export interface KeptRefund extends Refund {
  /** Undefined for one that was not made through the API. */
  idempotencyKey: string | undefined
  chargeId: string
}

/** What the test vendor keeps, by id. */
export interface Journal {
  readonly secret: string
  readonly cards: ReadonlyMap<string, KeptCard>
  readonly charges: ReadonlyMap<string, KeptCharge>
  readonly refunds: ReadonlyMap<string, KeptRefund>
  readonly disputes: ReadonlyMap<string, Dispute>
  keepCard(card: KeptCard): void
  keepCharge(charge: KeptCharge): void
  keepRefund(refund: KeptRefund): void
  keepDispute(dispute: Dispute): void
}

type Line =
  | { secret: string }
  | { card: KeptCard }
  | { charge: KeptCharge }
  | { refund: KeptRefund }
  | { dispute: Dispute }

/**
 * The store of the test vendor, apart from our database as that of a real vendor is: it keeps what it was
 * asked even if our process dies before it has read the response. A file to which lines are only added, or
 * nothing but memory without a path.
 */
export function openJournal(secret: string, path?: string): Journal {
  const cards = new Map<string, KeptCard>()
  const charges = new Map<string, KeptCharge>()
  const refunds = new Map<string, KeptRefund>()
  const disputes = new Map<string, Dispute>()
  let keptSecret = ''

  const read = (line: Line) => {
    if ('secret' in line) keptSecret = line.secret
    else if ('card' in line) cards.set(line.card.cardToken, line.card)
    else if ('charge' in line) charges.set(line.charge.chargeId, line.charge)
    else if ('refund' in line) refunds.set(line.refund.refundId, line.refund)
    else disputes.set(line.dispute.disputeId, readDispute(line.dispute))
  }
  const write = (line: Line) => {
    if (path) appendFileSync(path, `${JSON.stringify(line)}\n`, { mode: 0o600 })
    read(line)
  }

  if (path && existsSync(path)) linesOf(path).forEach(read)
  else if (path) makeFolder(dirname(path))
  if (!keptSecret) write({ secret })

  return {
    get secret() {
      return keptSecret
    },
    cards,
    charges,
    refunds,
    disputes,
    keepCard: card => write({ card }),
    keepCharge: charge => write({ charge }),
    keepRefund: refund => write({ refund }),
    keepDispute: dispute => write({ dispute }),
  }
}

/**
 * A process that dies while it writes leaves half a line at the end, which is cut off: the next line would follow on it.
 * Throws for any other line that cannot be read.
 */
function linesOf(path: string): Line[] {
  const text = readFileSync(path, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const lines = whole.split('\n').map((line, at) => (line ? lineOf(line, `${path}, line ${at + 1},`) : []))
  if (whole !== text) truncateSync(path, Buffer.byteLength(whole))
  return lines.flat()
}

const KINDS = ['secret', 'card', 'charge', 'refund', 'dispute']

function lineOf(text: string, place: string): Line {
  let line: unknown
  try {
    line = JSON.parse(text)
  } catch {
    // Reported below, without what it holds.
  }
  if (typeof line === 'object' && line !== null && KINDS.some(kind => kind in line)) return line as Line
  throw new Error(
    `DATA_DIR: ${place} is damaged. Restore all of DATA_DIR from a backup: it names the charges of its database.`,
  )
}

/** A dispute whose times are text, as in an event or the journal. */
export function readDispute({ created, respondBy, ...dispute }: Dispute): Dispute {
  return { ...dispute, created: new Date(created), respondBy: respondBy && new Date(respondBy) }
}
