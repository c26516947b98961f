import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { deleteTestKey } from '#generated/security/operations/deleteTestKey.ts'
import { listAccountEmbeddedKeys } from '#generated/security/operations/listAccountEmbeddedKeys.ts'
import { listAccountSecretKeys } from '#generated/security/operations/listAccountSecretKeys.ts'
import { listEmbeddedKeys } from '#generated/security/operations/listEmbeddedKeys.ts'
import { listRejectionCauses } from '#generated/security/operations/listRejectionCauses.ts'
import { listRejectionGroups } from '#generated/security/operations/listRejectionGroups.ts'
import { listRejections } from '#generated/security/operations/listRejections.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { listTestKeys } from '#generated/security/operations/listTestKeys.ts'
import { listWorkingKeys } from '#generated/security/operations/listWorkingKeys.ts'
import type { World } from '../../../support/contract/world.ts'
import { basic } from '../../../support/gateway.ts'
import { rejectedLookup, withRejections } from '../../../support/rejections.ts'
import { filtered } from '../../filters/filtered.ts'

/** Verification in the United States. */
const PLAN = 3119
const BEFORE_ALL = '2001-01-01T00:00:00Z'
const AFTER_ALL = '2199-01-01T00:00:00Z'

/** Two keys of each kind, the older ones with a label that comes last. */
const ownKeys = async (world: World) => ({
  caller: await world.person({
    subscriptions: [{ planId: PLAN, startedDaysAgo: 30 }],
    keysWithPast: [
      { kind: 'secret', label: 'Nightly import', createdDaysAgo: 2 },
      { kind: 'secret', label: 'Checkout server', createdDaysAgo: 1, pausedDaysAgo: 1 },
      {
        kind: 'embedded',
        label: 'Store checkout',
        createdDaysAgo: 2,
        hostnames: ['shop.northwind.example'],
      },
      { kind: 'embedded', label: 'Campaign page', createdDaysAgo: 1, hostnames: ['campaign.example'] },
    ],
  }),
})

async function accountKeys(world: World) {
  const { caller } = await ownKeys(world)
  return {
    caller: await world.person({ roles: [INTERNAL_ROLE] }),
    params: { id: Number(caller.accountId) },
  }
}

const LIST = [{ search: 'CHECKOUT' }, { state: 'paused' }, { sort: 'label' }, { direction: 'asc' }] as const

async function oneOfKeys(world: World) {
  const { caller } = await ownKeys(world)
  const { embedded_keys } = await world.perform(listEmbeddedKeys, { caller })
  return { caller, query: { key: embedded_keys[0]?.key_id } }
}

async function testKeys(world: World) {
  const caller = await world.person()
  const body = { label: 'Continuous integration' }
  await world.perform(createTestKey, { caller, body })
  const { key_id: id } = await world.perform(createTestKey, { caller, body })
  await world.perform(deleteTestKey, { caller, params: { id } })
  return { caller }
}

/** Rejections of two keys: more of the secret one, and the latest of the embedded one. */
async function givenRejections(world: World) {
  const { caller, embedded, secret } = await withRejections(world)
  const reject = (input: Parameters<typeof rejectedLookup>[1]) =>
    world.given(undefined, () => rejectedLookup(world, input))
  await reject({ headers: basic({ keyId: secret, token: 'sk_of_another_key' }) })
  world.advance(60_000)
  await reject({ query: { key: embedded }, headers: { origin: 'https://test.northwind.example' } })
  return { caller, embedded }
}

const rejections = async (world: World) => ({ caller: (await givenRejections(world)).caller })
const rejectionsOfKey = async (world: World) => {
  const { caller, embedded } = await givenRejections(world)
  return { caller, query: { key: embedded } }
}
const REJECTION_FILTERS = [
  { search: 'STAGING' },
  { error: 'not-permitted' },
  { start: AFTER_ALL },
  { start: BEFORE_ALL, end: '2001-02-01T00:00:00Z' },
] as const
const LISTED = [...REJECTION_FILTERS, { sort: 'rejected' }] as const

export const cases = [
  ...filtered(listSecretKeys, ownKeys, LIST),
  ...filtered(listAccountSecretKeys, accountKeys, LIST),
  ...filtered(listEmbeddedKeys, ownKeys, [...LIST, { host: 'campaign.example' }]),
  ...filtered(listAccountEmbeddedKeys, accountKeys, LIST),
  ...filtered(listWorkingKeys, ownKeys, [{ kind: 'secret' }, { kind: 'embedded' }]),
  ...filtered(listWorkingKeys, oneOfKeys, [{ kind: 'embedded' }]),
  ...filtered(listTestKeys, testKeys, [{ state: 'deleted' }]),
  ...filtered(listRejections, rejections, LISTED),
  ...filtered(listRejections, rejectionsOfKey, [{}]),
  ...filtered(listRejectionGroups, rejections, LISTED),
  ...filtered(listRejectionGroups, rejectionsOfKey, [{}]),
  ...filtered(listRejectionCauses, rejections, REJECTION_FILTERS),
  ...filtered(listRejectionCauses, rejectionsOfKey, [{}]),
]
