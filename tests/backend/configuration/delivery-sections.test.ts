import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyConfigurationPlan } from '#generated/configuration/operations/applyConfigurationPlan.ts'
import { undoConfigurationPlan } from '#generated/configuration/operations/undoConfigurationPlan.ts'
import { updateConfigurationFile } from '#generated/configuration/operations/updateConfigurationFile.ts'
import { listLogStreams } from '#generated/webhooks/operations/listLogStreams.ts'
import { listWebhookEndpoints } from '#generated/webhooks/operations/listWebhookEndpoints.ts'
import { pauseWebhookEndpoint } from '#generated/webhooks/operations/pauseWebhookEndpoint.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { ALL_ROLES, apply, fileOf, ownerOf, planOf } from './accounts.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})
let person: Person
beforeEach(async () => {
  person = await ownerOf(backend)
})

const endpointsOf = async () => (await send(backend, listWebhookEndpoints, { caller: person })).body.endpoints
const streamsOf = async () => (await send(backend, listLogStreams, { caller: person })).body.streams
const undoPlan = (id: string) => send(backend, undoConfigurationPlan, { caller: person, params: { id } })

const ORDERS = 'https://hooks.northwind.example/orders'
const KEYS = 'https://hooks.northwind.example/keys'
const WEBHOOKS = `version: 1
webhooks:
  - url: ${ORDERS}
    description: Books orders
    events: [order.paid, key.created]
  - url: ${KEYS}
    active: false
    events: [key.created]
`

describe('webhook endpoints', () => {
  test('are created with secrets that are shown once, and undone as one', async () => {
    const before = await fileOf(backend, person)
    const { plan, new_webhooks: created } = await apply(backend, person, WEBHOOKS)
    expect(plan.changes.map(({ summary, further }) => [summary, further])).toEqual([
      [`Created the webhook endpoint ${ORDERS}`, []],
      [`Created the webhook endpoint ${KEYS}`, [`Paused the webhook endpoint ${KEYS}`]],
    ])
    expect(created.map(({ url }) => url)).toEqual([ORDERS, KEYS])
    expect(new Set(created.map(({ secret }) => secret)).size).toBe(2)
    expect(created[0]?.secret).toMatch(/^whsec_/)
    const file = await fileOf(backend, person)
    expect(file).not.toContain('whsec_')
    // By address, whatever the order in which they were created.
    expect(file.indexOf(KEYS)).toBeLessThan(file.indexOf(ORDERS))
    expect(file).toContain('events: [ key.created, order.paid ]')
    expect((await planOf(backend, person, WEBHOOKS)).changes).toEqual([])
    expect((await undoPlan(plan.plan_id)).status).toBe(200)
    expect(await fileOf(backend, person)).toBe(before)
  })

  test('are changed, paused, and deleted, which says what can’t be undone', async () => {
    await apply(backend, person, WEBHOOKS)
    const [keys, orders] = (await endpointsOf()).toSorted((a, b) => (a.url < b.url ? -1 : 1))
    const before = await fileOf(backend, person)
    const moved = `version: 1\nwebhooks:\n  - id: ${orders?.endpoint_id}\n    url: ${ORDERS}/v2\n    active: false\n  - url: ${KEYS}\n`
    const changed = await apply(backend, person, moved)
    expect(changed.new_webhooks).toEqual([])
    expect(changed.plan.changes.map(({ kind, item, undo, fields }) => [kind, item, undo, fields])).toEqual([
      [
        'change',
        ORDERS,
        'full',
        [
          { field: 'url', old_value: ORDERS, new_value: `${ORDERS}/v2` },
          { field: 'active', old_value: 'true', new_value: 'false' },
        ],
      ],
    ])
    expect((await undoPlan(changed.plan.plan_id)).status).toBe(200)
    expect(await fileOf(backend, person)).toBe(before)
    const deleting = await planOf(backend, person, `version: 1\nwebhooks:\n  - url: ${KEYS}\n`)
    expect(deleting.changes).toMatchObject([
      { kind: 'delete', item: ORDERS, undo: 'none', undo_note: expect.stringContaining('secret') },
    ])
    expect((await endpointsOf()).map(({ endpoint_id: id }) => id)).toContain(keys?.endpoint_id)
  })

  test('a change meanwhile rejects the plan, and one after it the undo', async () => {
    const { plan } = await apply(backend, person, WEBHOOKS)
    const open = await planOf(backend, person, 'version: 1\nwebhooks: []\n')
    const orders = (await endpointsOf()).find(({ url }) => url === ORDERS)?.endpoint_id ?? ''
    await send(backend, pauseWebhookEndpoint, { caller: person, params: { id: orders } })
    const params = { id: open.plan_id }
    const rejected = await send(backend, applyConfigurationPlan, { caller: person, params })
    expect(rejected.errors[0]?.name).toBe('account-changed')
    expect(await endpointsOf()).toHaveLength(2)
    expect((await undoPlan(plan.plan_id)).errors[0]?.name).toBe('configuration-superseded')
  })

  test('what an account can’t have is a problem of the plan', async () => {
    const namesOf = async (text: string) =>
      (await planOf(backend, person, `version: 1\nwebhooks:\n${text}`)).problems.map(
        ({ name, line }) => `${line} ${name}`,
      )
    expect(await namesOf('  - url: https://10.0.0.1/\n    events: [order.paid]\n')).toEqual([
      '3 webhook-address-not-public',
    ])
    expect(await namesOf(`  - url: ${KEYS}\n`)).toEqual(['3 required'])
    const many = Array.from({ length: 11 }, (_, at) => `  - url: ${KEYS}/${at}\n    events: [order.paid]\n`)
    expect(await namesOf(many.join(''))).toEqual(['2 too-many'])
    expect(await namesOf(`  - url: ${KEYS}\n    events: [order.pai]\n`)).toEqual(['4 invalid-option'])
  })
})

describe('log streams', () => {
  const withStreams = () =>
    backend.person({
      roles: [...ALL_ROLES],
      logStreams: [{}, { kind: 's3', url: 'https://s3.eu-central-1.amazonaws.com', sources: ['requests'] }],
    })
  const HTTPS = 'https://logs.northwind.example/gatepost'

  test('are changed and paused with the secret that they have, and undone as one', async () => {
    person = await withStreams()
    const before = await fileOf(backend, person)
    expect(before).not.toContain('7f3c9b1e5d')
    const [bucket] = await streamsOf()
    const text = `version: 1
log_streams:
  - kind: https
    url: ${HTTPS}
    sources: [requests, activity]
    batch_seconds: 30
  - id: ${(await streamsOf()).find(({ kind }) => kind === 's3')?.stream_id}
    kind: s3
    url: ${bucket?.kind === 's3' ? bucket.url : 'https://s3.eu-central-1.amazonaws.com'}
    active: false
`
    const { plan } = await apply(backend, person, text)
    expect(plan.changes.map(({ summary, undo }) => [summary, undo])).toEqual([
      [`Changed the log stream to ${HTTPS}`, 'full'],
      ['Paused the log stream to https://s3.eu-central-1.amazonaws.com', 'full'],
    ])
    expect((await streamsOf()).map(({ has_secret: hasSecret }) => hasSecret)).toEqual([true, true])
    expect((await planOf(backend, person, text)).changes).toEqual([])
    expect((await undoPlan(plan.plan_id)).status).toBe(200)
    expect(await fileOf(backend, person)).toBe(before)
  })

  test('can’t be added by a file, or sent elsewhere, which the plan says with the page', async () => {
    person = await withStreams()
    const [{ stream_id: id } = { stream_id: '' }] = (await streamsOf()).filter(({ kind }) => kind === 'https')
    const text = `version: 1
log_streams:
  - id: ${id}
    kind: https
    url: https://elsewhere.example/
  - kind: datadog
    url: https://http-intake.logs.datadoghq.eu
    sources: [activity]
`
    const { changes, problems } = await planOf(backend, person, text)
    expect(changes.map(({ kind, summary, undo }) => [kind, summary, undo])).toEqual([
      ['delete', 'Deleted the log stream to https://s3.eu-central-1.amazonaws.com', 'none'],
      ['change', 'Change a log stream', 'full'],
      ['create', 'Create a log stream', 'full'],
    ])
    expect(problems.map(({ name, line, path }) => [name, line, path])).toEqual([
      ['done-by-hand', 3, 'log_streams/0'],
      ['done-by-hand', 6, 'log_streams/1'],
    ])
    expect(problems[0]?.message).toContain('page Log streams')
  })
})

test('comments of both stay when a file is brought up to date', async () => {
  const text = `version: 1
webhooks:
  # Our ERP.
  - url: ${ORDERS} # never change
    events: [ order.paid ] # for now
`
  await apply(backend, person, text)
  await apply(backend, person, text.replace('order.paid', 'key.created'))
  const [endpoint] = await endpointsOf()
  const { body } = await send(backend, updateConfigurationFile, { caller: person, body: { text } })
  expect(body.text).toBe(`version: 1
webhooks:
  # Our ERP.
  - id: ${endpoint?.endpoint_id}
    url: ${ORDERS} # never change
    events: [ key.created ] # for now
`)
})
