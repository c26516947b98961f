import type { FastifyReply, FastifyRequest } from 'fastify'
import { readTestKey, type StoredTestKey } from '#backend/services/security/public.ts'
import { gatewayError } from '#domain/errors/gateway.ts'
import { errorOfRule } from '#domain/gateway/lookup/errors.ts'
import type { Rejection } from '#domain/gateway/lookup/facts.ts'
import { isTestKeyId, PUBLIC_TEST_KEY, TEST_KEY_RATE } from '#domain/keys/test-keys.ts'
import { isUuid } from '#domain/validation/uuid.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { countedAs } from '#kernel/http/network.ts'
import { Problem } from '#kernel/http/problem.ts'
import { LimitReached } from '#kernel/work/counters.ts'
import { type ApiKeyCredentials, readApiKey } from '../api-key.ts'
import type { NotedCall } from '../call-log.ts'
import type { Call } from '../gate.ts'

const createPaces = ({ createCounters }: Kernel) =>
  createCounters({ name: 'test-key', points: TEST_KEY_RATE, seconds: 1 })

/** Whether a call has a test key, by the form of its ID. It may be sent as either other kind of key, from anywhere. */
export function isTestCall({ key }: Pick<Call, 'key'>): boolean {
  return key.kind !== 'none' && isTestKeyId(key.id)
}

/** Marks the response to a call with a test key, whatever comes of it. */
export function markTestCall(request: FastifyRequest, reply: FastifyReply): void {
  if (isTestCall({ key: readApiKey(request) })) reply.header('x-test', 'true')
}

/** The same where the key may be in the URL. */
export function markCompatibleTestCall(request: FastifyRequest, reply: FastifyReply): void {
  if (isTestCall({ key: readApiKey(request, { readsUrl: true }) })) reply.header('x-test', 'true')
}

/** Allows a call with a test key, or throws the rejection. Nothing is counted but the calls of the current second. */
export async function passTestKey(call: Call, lookups: number): Promise<void> {
  const { kernel, key, now } = call
  const isPublic = key.id.toLowerCase() === PUBLIC_TEST_KEY.id
  const stored = isPublic ? ofEveryone : isUuid(key.id) ? await readTestKey(kernel, key.id) : undefined
  const caller = isPublic ? countedAs(call.request.address) : key.id.toLowerCase()
  const rule = rejects(stored, key) ?? (await findHaste(kernel, caller))
  if (stored && !isPublic)
    call.noteCall({
      keyId: key.id,
      accountId: stored.accountId,
      ...(rule && { rule }),
      lookups,
      now,
    } satisfies NotedCall)
  if (rule === 'rate-limit') throw new Problem([gatewayError('requests-too-fast')], { 'retry-after': '1' })
  if (rule) throw new Problem([gatewayError(errorOfRule(rule).name)])
}

type KnownKey = Pick<StoredTestKey, 'accountId' | 'token' | 'recoveryDeadline'>

const ofEveryone: KnownKey = { accountId: 0, token: PUBLIC_TEST_KEY.token, recoveryDeadline: null }

type TestRule = Extract<Rejection['rule'], 'unknown-key' | 'wrong-token' | 'deleted'>

/** The ID alone is enough, as with an embedded key; a token that is sent has to be the right one. */
function rejects(stored: KnownKey | undefined, { kind, token }: ApiKeyCredentials): TestRule | undefined {
  if (!stored) return 'unknown-key'
  if (kind === 'secret' && token !== stored.token) return 'wrong-token'
  return stored.recoveryDeadline ? 'deleted' : undefined
}

async function findHaste(kernel: Kernel, caller: string): Promise<'rate-limit' | undefined> {
  try {
    await kernel.state(createPaces).take(caller, 1)
    return undefined
  } catch (error) {
    if (error instanceof LimitReached) return 'rate-limit'
    throw error
  }
}
