import { CallError } from '#client/errors.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { deleteEmbeddedKey } from '#generated/security/operations/deleteEmbeddedKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { deleteTestKey } from '#generated/security/operations/deleteTestKey.ts'
import { getEmbeddedKey } from '#generated/security/operations/getEmbeddedKey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { listTestKeys } from '#generated/security/operations/listTestKeys.ts'
import { pauseEmbeddedKey } from '#generated/security/operations/pauseEmbeddedKey.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { recoverEmbeddedKey } from '#generated/security/operations/recoverEmbeddedKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import { recoverTestKey } from '#generated/security/operations/recoverTestKey.ts'
import { resumeEmbeddedKey } from '#generated/security/operations/resumeEmbeddedKey.ts'
import { resumeSecretKey } from '#generated/security/operations/resumeSecretKey.ts'
import type { EmbeddedKey, SecretKey, TestKey } from '#generated/security/types.ts'
import type { Kind, State } from '../choices.ts'
import type { CommandContext } from '../context.ts'
import { Failure } from '../failures.ts'
import { timeOf } from '../printer.ts'
import { readSecret } from '../secrets.ts'

type AnyKey = SecretKey | EmbeddedKey | TestKey
type KindedKey = AnyKey & { kind: Kind }

export interface ListOptions {
  kind?: Kind
  state?: State
  search?: string
}

/** Lists keys of one kind, or of all, without the tokens of secret keys. */
export async function listKeys(context: CommandContext, { kind, state, search }: ListOptions): Promise<void> {
  const keys: KindedKey[] = []
  const query = { state, search, page_size: 100 }
  const wants = (each: Kind) => kind === undefined || kind === each
  if (wants('secret'))
    for await (const { secret_keys } of context.pages(listSecretKeys, { query }))
      keys.push(...secret_keys.map(key => ({ kind: 'secret' as const, ...key })))
  if (wants('embedded'))
    for await (const { embedded_keys } of context.pages(listEmbeddedKeys, { query }))
      keys.push(...embedded_keys.map(key => ({ kind: 'embedded' as const, ...key })))
  // Test keys are never paused, and there are at most ten.
  if (wants('test') && (state === undefined || state === 'current' || state === 'deleted')) {
    const { test_keys } = await context.call(listTestKeys, { query: { state } })
    const found = test_keys.filter(({ label }) => label.toLowerCase().includes(search?.toLowerCase() ?? ''))
    keys.push(...found.map(key => ({ kind: 'test' as const, ...key })))
  }
  await context.print.rows(
    keys,
    [
      { name: 'ID', of: ({ key_id }) => key_id },
      { name: 'Kind', of: key => key.kind },
      { name: 'Label', of: ({ label }) => label },
      { name: 'State', of: stateOf },
      { name: 'Last used', of: key => ('last_used' in key ? timeOf(key.last_used) : null) },
    ],
    'No keys.',
  )
}

export interface CreateOptions {
  kind: Kind
  label: string
  description?: string
  hostname?: string[]
}

/** Creates an embedded key or a test key. The token of a secret key is shown only to a person who just logged in. */
export async function createKey(context: CommandContext, options: CreateOptions): Promise<void> {
  const { kind, label, description, hostname: domains = [] } = options
  if (kind === 'secret')
    throw new Failure(
      'not-allowed',
      'A secret key is created in the portal, which shows its token once.',
      'Open it with: gatepost open new-key',
    )
  if (kind === 'embedded' && !domains.length)
    throw new Failure(
      'usage',
      'An embedded key needs the hostnames of its pages.',
      'Add --hostname shop.example',
    )
  const key =
    kind === 'test'
      ? await context.call(createTestKey, { body: { label } })
      : await context.call(createEmbeddedKey, {
          body: { label, domains, ...(description && { description }) },
        })
  show(context, { kind, ...key })
}

export async function getKey(context: CommandContext, _options: object, id: string): Promise<void> {
  show(context, await findKey(context, id))
}

export async function pauseKey(context: CommandContext, _options: object, id: string): Promise<void> {
  const { kind } = await findPausable(context, id)
  const input = { path: { id } }
  const key =
    kind === 'secret'
      ? await context.call(pauseSecretKey, input)
      : await context.call(pauseEmbeddedKey, input)
  show(context, { kind, ...key })
}

export async function resumeKey(context: CommandContext, _options: object, id: string): Promise<void> {
  const { kind } = await findPausable(context, id)
  const input = { path: { id } }
  const key =
    kind === 'secret'
      ? await context.call(resumeSecretKey, input)
      : await context.call(resumeEmbeddedKey, input)
  show(context, { kind, ...key })
}

export async function deleteKey(context: CommandContext, _options: object, id: string): Promise<void> {
  const { kind } = await findKey(context, id)
  const input = { path: { id } }
  if (kind === 'secret') show(context, { kind, ...(await context.call(deleteSecretKey, input)) })
  else if (kind === 'embedded') show(context, { kind, ...(await context.call(deleteEmbeddedKey, input)) })
  else {
    await context.call(deleteTestKey, input)
    context.print.thing({ kind, key_id: id, deleted: true }, { Deleted: id })
  }
}

export async function recoverKey(context: CommandContext, _options: object, id: string): Promise<void> {
  const { kind } = await findKey(context, id)
  const input = { path: { id } }
  if (kind === 'secret') show(context, { kind, ...(await context.call(recoverSecretKey, input)) })
  else if (kind === 'embedded') show(context, { kind, ...(await context.call(recoverEmbeddedKey, input)) })
  else show(context, { kind, ...(await context.call(recoverTestKey, input)) })
}

/** Stores a secret key for lookups, after its token was typed. */
export async function useKey(
  { io, credentials, print, ...context }: CommandContext,
  _options: object,
  id: string,
) {
  const token = await readSecret(io, 'Token of the key: ')
  credentials.save(context.baseUrl(), { key: { id, token } })
  print.thing({ key_id: id, file: credentials.file }, { 'Key of lookups': id, 'Stored in': credentials.file })
}

/** A key by its ID, whatever its kind. Throws what the last kind is rejected with. */
async function findKey(context: CommandContext, id: string): Promise<KindedKey> {
  const path = { id }
  const secret = await orMissing(context.call(getSecretKey, { path }))
  if (secret) return { kind: 'secret', ...secret }
  for (const state of ['current', 'deleted'] as const) {
    const { test_keys } = await context.call(listTestKeys, { query: { state } })
    const test = test_keys.find(key => key.key_id === id)
    if (test) return { kind: 'test', ...test }
  }
  return { kind: 'embedded', ...(await context.call(getEmbeddedKey, { path })) }
}

async function findPausable(context: CommandContext, id: string): Promise<KindedKey> {
  const key = await findKey(context, id)
  if (key.kind !== 'test') return key
  throw new Failure('rejected', 'A test key can’t be paused.', 'Delete it instead: gatepost keys delete')
}

async function orMissing<T>(found: Promise<T>): Promise<T | undefined> {
  return found.catch(error => {
    if (error instanceof CallError && error.status === 404) return undefined
    throw error
  })
}

function stateOf(key: KindedKey): string {
  if (key.recovery_deadline) return `deleted, until ${key.recovery_deadline.slice(0, 10)}`
  const isPaused = ('paused' in key && key.paused) || ('active' in key && !key.active)
  if (isPaused) return 'paused'
  return 'expires' in key && key.expires && Date.parse(key.expires) <= Date.now() ? 'expired' : 'active'
}

function show({ print }: CommandContext, key: KindedKey): void {
  print.thing(key, {
    ID: key.key_id,
    Kind: key.kind,
    Label: key.label,
    State: stateOf(key),
    Token: 'token' in key ? key.token : undefined,
    Hostnames: 'domain' in key ? key.domain.map(({ hostname }) => hostname).join(', ') : undefined,
    Created: timeOf(key.created),
  })
}
