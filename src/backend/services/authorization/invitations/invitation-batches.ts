import { type accounts, lockAccount } from '#backend/modules/accounts/public.ts'
import { normalizeUsername, rejectionOfAddress } from '#backend/modules/people/public.ts'
import { EMAIL } from '#domain/validation/people.ts'
import type { InvitationResult, InvitationVerdict, operations } from '#generated/authorization/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { Problem } from '#kernel/http/problem.ts'
import { requireOwnerFor } from '../owners.ts'
import { countSeats, type SeatCount } from '../seats.ts'
import { type MembershipStatus, membershipStatuses, toWire } from './rows.ts'
import { invitationOf, needsSeat, requireInvitable, sendInvitation } from './send.ts'

/** Handlers of `openapi/authorization/invitation-batches.yaml`. */
export const invitationBatchHandlers = {
  async checkInvitations({ db, body, caller, now }) {
    const accountId = accountOf(caller)
    const lines = body.email_addresses.map(addressIn)
    const found = lines.filter(address => address !== null)
    const statusOf = await membershipStatuses(db, accountId, found)
    const { left } = await countSeats(db, accountId, now)
    const seen = new Set<string>()
    let free = left
    const verdicts = lines.map((address): InvitationVerdict => {
      if (address === null) return { email_address: null, verdict: 'invalid' }
      const verdict = seen.has(address)
        ? 'repeated'
        : verdictOf(address, statusOf(address), { seats: free, now })
      seen.add(address)
      if (verdict === 'ready') free--
      return { email_address: address, verdict }
    })
    return { status: 200, body: { verdicts, seats_left: left } }
  },

  async createInvitations(context) {
    const { db, body, caller, now } = context
    const roles = [...new Set(body.roles)]
    requireOwnerFor(caller, roles)
    const addresses = [...new Set(body.email_addresses.map(normalizeUsername))]
    const account = await lockAccount(db, accountOf(caller))
    const statusOf = await membershipStatuses(db, account.accountId, addresses)
    const seats = await countSeats(db, account.accountId, now)
    const results: InvitationResult[] = []
    for (const address of addresses) {
      const standing = statusOf(address)
      const result = await inviteOne(context, { address, standing, account, roles, seats })
      results.push({ email_address: address, ...result })
      if (result.outcome === 'invited') seats.left--
    }
    return { status: 200, body: { results, seats_left: seats.left } }
  },
} satisfies Pick<Handlers<operations>, 'checkInvitations' | 'createInvitations'>

/** What came of one address of several: a rejection concerns this address alone. */
async function inviteOne(
  context: Context,
  {
    address,
    standing,
    account,
    roles,
    seats,
  }: {
    address: string
    standing: MembershipStatus
    account: typeof accounts.$inferSelect
    roles: string[]
    seats: SeatCount
  },
): Promise<Omit<InvitationResult, 'email_address'>> {
  const { caller, now } = context
  const { before } = standing
  if (before && before.expiration > now)
    return { outcome: 'already-invited', invitation: toWire(before), rejected_with: null }
  try {
    requireInvitable(address, standing, { caller, seats, now })
  } catch (error) {
    const [rejection] = error instanceof Problem ? error.items : []
    if (!rejection) throw error
    return { outcome: 'rejected', invitation: null, rejected_with: rejection }
  }
  const row = invitationOf(address, standing, { accountId: account.accountId, roles, now })
  return {
    outcome: 'invited',
    invitation: toWire(await sendInvitation(context, account, row)),
    rejected_with: null,
  }
}

function verdictOf(
  address: string,
  standing: MembershipStatus,
  { seats, now }: { seats: number; now: Date },
): InvitationVerdict['verdict'] {
  const rejection = rejectionOfAddress(address)
  if (rejection) return rejection === 'email-not-accepted' ? 'disposable' : 'plus-not-allowed'
  if (standing.isMember) return 'on-account'
  if (!needsSeat(standing, now)) return 'invited'
  return seats > 0 ? 'ready' : 'no-seat'
}

const LONGEST_ADDRESS = 254
/** What stands after an address in a list that was written as a sentence. */
const ENDS = [',', ';']

/** The address of a line that may have a name before it, in lower case; null if there is none. */
function addressIn(line: string): string | null {
  let text = line.trim()
  while (ENDS.includes(text.at(-1) ?? '')) text = text.slice(0, -1).trimEnd()
  const start = text.endsWith('>') ? text.lastIndexOf('<') : -1
  const address = start < 0 ? text : text.slice(start + 1, -1).trim()
  return address.length <= LONGEST_ADDRESS && EMAIL.test(address) ? normalizeUsername(address) : null
}
