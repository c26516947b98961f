import { and, eq, isNull } from 'drizzle-orm'
import type { ProvisioningFailureReason } from '#generated/authorization/types.ts'
import type { Client } from '#kernel/access/client.ts'
import { randomSecret } from '#kernel/access/secret-box.ts'
import type { Kernel, LocalCall } from '#kernel/contract/context.ts'
import type { FailedCall } from '#kernel/contract/service.ts'
import { REPLAYABLE_CALL } from '../limits.ts'
import { organizations } from '../tables.ts'
import { provisioningFailures } from './tables.ts'

/** What is kept of a rejected call. */
interface KeptCall extends Pick<FailedCall, 'url' | 'ifMatch' | 'body'> {
  method: LocalCall['method']
}

const WITHOUT_BODY = new Set(['GET', 'DELETE'])

/** Seals a rejected call; null for one that can't be performed again as it was sent. */
export function sealCall(
  { client, method, url, ifMatch, body }: FailedCall,
  { secretBox }: Pick<Kernel, 'secretBox'>,
): string | null {
  // Without valid credentials, a call is not the organization's to repeat, and its body was never read.
  if (!client || (body === undefined && !WITHOUT_BODY.has(method))) return null
  const call = JSON.stringify({ method, url, ifMatch, body }, withoutPassword)
  return Buffer.byteLength(call) > REPLAYABLE_CALL ? null : secretBox.close(call)
}

/** Passwords, which providers may send although they aren't used, are not kept. */
function withoutPassword(name: string, value: unknown): unknown {
  if (/password/i.test(name)) return undefined
  const isOfPassword =
    typeof value === 'object' && value !== null && 'path' in value && /password/i.test(String(value.path))
  return isOfPassword ? { ...value, value: null } : value
}

export interface Rejection {
  failure: ProvisioningFailureReason
  detail: string
}

interface Replay {
  failureId: string
  organizationId: string
  client: Client
  rejection?: Rejection
}

/**
 * Replays that are in progress in this process, by the secret that each of them authenticates with. The secret is never
 * sent or stored, and ends with the call.
 */
const replays = new Map<string, Replay>()

function replayBehind(authorization: string | undefined): Replay | undefined {
  const [, secret] = /^Bearer replay_([\w-]{43})$/.exec(authorization ?? '') ?? []
  return secret === undefined ? undefined : replays.get(secret)
}

/** Performs a rejected call as the provider would, and returns its status and why it was rejected again. */
export async function performAgain(
  { callHere, secretBox }: Pick<Kernel, 'callHere' | 'secretBox'>,
  { sealedCall, address, ...replay }: Omit<Replay, 'rejection'> & { sealedCall: string; address: string },
): Promise<{ status: number; rejection: Rejection | undefined }> {
  const { method, url, ifMatch, body }: KeptCall = JSON.parse(secretBox.open(sealedCall))
  const secret = randomSecret()
  const current: Replay = replay
  replays.set(secret, current)
  try {
    const status = await callHere({
      method,
      url,
      headers: {
        authorization: `Bearer replay_${secret}`,
        ...(body !== undefined && { 'content-type': 'application/scim+json' }),
        ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      address,
    })
    return { status, rejection: current.rejection }
  } finally {
    replays.delete(secret)
  }
}

/** Notes why a replay was rejected. False for any other call. */
export function noteRejection(authorization: string | undefined, rejection: Rejection): boolean {
  const replay = replayBehind(authorization)
  if (replay) replay.rejection = rejection
  return replay !== undefined
}

/**
 * The provider whose call is replayed. With `lock`, which is at the end of the call's own transaction, the record is
 * marked as replayed: the call is applied once, even if several people replay it at the same time.
 */
export async function findReplayClient(
  authorization: string | undefined,
  { queries, clock }: Pick<Kernel, 'queries' | 'clock'>,
  lock?: 'share',
): Promise<Client | undefined> {
  const replay = replayBehind(authorization)
  if (!replay) return undefined
  const { organizationId, failureId, client } = replay
  const matching = queries
    .select({ accountId: organizations.ownerAccountId })
    .from(organizations)
    .where(eq(organizations.organizationId, organizationId))
  const [organization] = lock ? await matching.for(lock) : await matching
  if (organization?.accountId !== client.accountId) return undefined
  if (!lock) return client
  const marked = await queries
    .update(provisioningFailures)
    .set({ replayed: clock.now(), sealedCall: null })
    .where(and(eq(provisioningFailures.failureId, failureId), isNull(provisioningFailures.replayed)))
    .returning({ failureId: provisioningFailures.failureId })
  return marked.length ? client : undefined
}
