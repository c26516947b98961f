import { describe, expect, test } from 'vitest'
import { type ContractOperation, operations, responseExamples } from '../../support/contract/contract.ts'

/**
 * The examples of all services describe one world, so that a page can be designed on the mock alone: the
 * constant properties of an object are the same in each of its examples.
 */
const FACTS: Record<string, string[]> = {
  account_id: ['account_label'],
  user_id: ['email_address'],
  invitation_id: ['email_address', 'created'],
  key_id: ['created'],
  license_id: ['license_key', 'license_label', 'product_line', 'group'],
  plan_id: ['plan_description', 'days', 'months', 'price', 'license_id', 'one_time_free_trial'],
  track_id: ['license_id', 'account_id'],
  subscription_id: ['account_id', 'start', 'plan_id', 'track_id', 'order_id'],
  order_id: ['placed'],
  item_id: ['plan_id', 'amount', 'unit_amount', 'tax_amount'],
  payment_method_id: ['mask', 'network'],
  transaction_id: ['amount', 'created', 'order_id'],
  idp_id: ['account_id', 'type'],
}

interface Fact {
  /** `order_id 560218 amount` */
  about: string
  value: string
  place: string
}

const facts = operations.flatMap(operation =>
  examplesOf(operation).flatMap(({ place, value }) => factsIn(value, place)),
)

function examplesOf(operation: ContractOperation): { place: string; value: unknown }[] {
  return operation.statuses
    .filter(status => status < 300)
    .flatMap(status =>
      responseExamples(operation, status).map(({ name, value }) => ({
        place: `${operation.id} ${status} ${name}`,
        value,
      })),
    )
}

function factsIn(node: unknown, place: string): Fact[] {
  if (typeof node !== 'object' || node === null) return []
  const own = Object.entries(FACTS).flatMap(([id, fields]) =>
    !(id in node)
      ? []
      : fields
          .filter(field => field in node)
          .map(field => ({
            about: `${id} ${(node as Record<string, unknown>)[id]} ${field}`,
            value: JSON.stringify((node as Record<string, unknown>)[field]),
            place,
          })),
  )
  return [...own, ...Object.values(node).flatMap(child => factsIn(child, place))]
}

test('there are examples to compare', () => {
  const abouts = new Set(facts.map(({ about }) => about))
  expect(facts.length).toBeGreaterThan(abouts.size)
})

describe('every example says the same', () => {
  const byThing = Map.groupBy(facts, ({ about }) => about.split(' ').slice(0, 2).join(' '))
  test.each([...byThing])('about %s', (_thing, list) => {
    const values = Map.groupBy(list, ({ about }) => about)
    const disagreements = [...values]
      .filter(([, facts]) => new Set(facts.map(({ value }) => value)).size > 1)
      .map(
        ([about, facts]) => `${about}: ${facts.map(({ value, place }) => `${value} (${place})`).join(', ')}`,
      )
    expect(disagreements).toEqual([])
  })
})

/** All examples are of one morning (`openapi/testing.md`). */
const END_OF_MORNING = '2026-11-02T12:00'
/** Properties that say when something happened, so not later than now. */
const PAST = new Set([
  ...['allowed_since', 'approved', 'canceled', 'confirmation_timestamp', 'confirmed', 'consented', 'created'],
  ...['dismissed', 'first', 'last', 'lastModified', 'last_paid', 'last_used', 'latest', 'occurred', 'paid'],
  ...['placed', 'previous_last_used', 'processed', 'rejected', 'replayed', 'reviewed', 'revoked', 'seen'],
  ...['since', 'started', 'submitted', 'time', 'timestamp', 'uploaded', 'verified', 'voided'],
])

function timesIn(node: unknown, name: string): [name: string, time: string][] {
  if (typeof node === 'string') return PAST.has(name) && /^\d{4}-\d\d-\d\dT/.test(node) ? [[name, node]] : []
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, child]) => timesIn(child, Array.isArray(node) ? name : key))
}

test('nothing has happened later than on the morning that the examples are of', () => {
  const times = operations.flatMap(operation =>
    examplesOf(operation).flatMap(({ place, value }) =>
      timesIn(value, '').map(([name, time]) => ({ time, about: `${place}: ${name} ${time}` })),
    ),
  )
  expect(times.length).toBeGreaterThan(100)
  expect(times.filter(({ time }) => time > END_OF_MORNING).map(({ about }) => about)).toEqual([])
})
