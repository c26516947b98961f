import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import {
  provisioningTokens,
  scimGroups,
  scimMembers,
  scimUsers,
} from '#backend/modules/single-sign-on/provisioning/tables.ts'
import { organizations } from '#backend/modules/single-sign-on/tables.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import { openDatabase } from '#kernel/storage/database.ts'
import { startServer } from '../lib/processes/server.ts'
import { LOAD_WAIT, SCIM } from './budgets.ts'
import type { Check } from './checks.ts'
import { medianWait } from './load.ts'
import { median } from './measure/statistics.ts'

/** As many of both as an organization may have. */
const USERS = 10_000
const GROUPS = 1_000
const RUNS = 15
/** Callers of the group that has everyone. */
const AT_ONCE = 10

export interface ScimResult {
  /** Milliseconds of each call, and how often it takes as long as reading one user: medians. */
  calls: { call: string; milliseconds: number; ratio: number }[]
  /** The longest that a small read waited, in ms: with nothing else, and with each load. Medians of the rounds. */
  waits: { load: string; wait: number }[]
  checks: Check[]
}

/** Measures what an identity provider with ten thousand people reads and changes, and what that costs others. */
export async function measureScim(): Promise<ScimResult> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-bench-'))
  const env = { DATA_DIR: folder, DATABASE_URL: undefined, RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'error' }
  const token = `scim_${randomSecret()}`
  try {
    const seeding = await startServer({ ...env, APP_ENV: 'test' })
    const made = await fetch(`${seeding.origin}/dev/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ organization: { provider: 'none' } }),
    })
    if (!made.ok) throw new Error(await made.text())
    await seeding.end('SIGTERM')
    const { group, user } = await fill(folder, token)
    const server = await startServer({ ...env, APP_ENV: 'demo' })
    const call = async (path: string, operation?: object) => {
      const response = await fetch(`${server.origin}/api/scim/v2${path}`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
        ...(operation && { method: 'PATCH', body: JSON.stringify({ Operations: [operation] }) }),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${text}`)
    }
    const whole = `/Groups/${group}`
    try {
      const times = await timesOf({
        'one user': () => call(`/Users/${user}`),
        'a user by name': () => call(`/Users?filter=${encodeURIComponent('userName eq "p77@x.example"')}`),
        'a page of 1 user': () => call('/Users?count=1'),
        'a page of 100 users, in the middle': () => call(`/Users?count=100&startIndex=${USERS / 2}`),
        'a page of 1 group': () => call('/Groups?count=1'),
        'a page of 100 groups': () => call('/Groups?count=100'),
        'a group of everyone, without members': () => call(`${whole}?excludedAttributes=members`),
      })
      const waits = await waitsDuring(`${server.origin}/readyz`, {
        'nothing else': () => new Promise(resolve => setTimeout(resolve, 500)),
        [`${AT_ONCE} callers of a group of ${USERS}`]: () =>
          Promise.all(Array.from({ length: AT_ONCE }, () => call(whole))),
        'a member who leaves and returns': async () => {
          await call(whole, { op: 'remove', path: `members[value eq "${user}"]` })
          await call(whole, { op: 'add', path: 'members', value: [{ value: user }] })
        },
      })
      return { ...{ calls: times, waits }, checks: checksOf(times, waits) }
    } finally {
      await server.end('SIGTERM')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Times each call, one after the other in every round, so that a slow second of the machine is in all of them. */
async function timesOf(calls: Record<string, () => Promise<void>>): Promise<ScimResult['calls']> {
  const times = Object.keys(calls).map((): number[] => [])
  for (let run = 0; run <= RUNS; run++)
    for (const [index, call] of Object.values(calls).entries()) {
      const start = performance.now()
      await call()
      // The first run compiles the code that the others run.
      if (run) times[index]?.push(performance.now() - start)
    }
  const medians = times.map(of => median(of) ?? 0)
  const [one = 1] = medians
  return Object.keys(calls).map((call, index) => {
    const milliseconds = medians[index] ?? 0
    return { call, milliseconds, ratio: milliseconds / one }
  })
}

async function waitsDuring(url: string, loads: Record<string, () => Promise<unknown>>) {
  const waits: ScimResult['waits'] = []
  for (const [load, run] of Object.entries(loads)) waits.push({ load, wait: await medianWait({ url }, run) })
  return waits
}

function checksOf(calls: ScimResult['calls'], [baseline, ...loaded]: ScimResult['waits']): Check[] {
  const slowest = (what: string, isMeant: (call: string) => boolean, limit: number): Check => {
    const ratios = calls.filter(({ call }) => isMeant(call)).map(({ ratio }) => ratio)
    return { what, value: Math.max(...ratios), limit, unit: '× one user', at: 'most' }
  }
  const added = loaded.map(({ wait }) => wait - (baseline?.wait ?? 0))
  return [
    slowest(`SCIM, one of ${USERS}`, call => !call.includes('100'), SCIM.one),
    slowest('SCIM, a page of 100', call => call.includes('100'), SCIM.page),
    {
      what: `added wait of a small read next to a SCIM group of ${USERS}`,
      ...{ value: Math.max(...added), limit: LOAD_WAIT, unit: 'ms', at: 'most' },
    },
  ]
}

/** Adds users, groups, and a token to the only organization. Returns a group of all users, and one of them. */
async function fill(folder: string, token: string): Promise<{ group: string; user: string }> {
  const database = await openDatabase({ url: undefined, folder })
  const { queries: db } = database
  try {
    const [organization] = await db.select().from(organizations)
    if (!organization) throw new Error('The seeds made no organization')
    const { organizationId, created } = organization
    await db.insert(provisioningTokens).values({
      tokenId: crypto.randomUUID(),
      organizationId,
      tokenHash: hashSecret(token),
      ...{ suffix: token.slice(-4), created },
    })
    await db.execute(sql`
      insert into ${scimUsers} (id, organization_id, user_key, attributes, active, created, modified)
      select gen_random_uuid(), ${organizationId}, 'p' || n || '@x.example',
        jsonb_build_object('userName', 'P' || n || '@x.example', 'externalId', 'E' || n, 'displayName', 'Person ' || n),
        true, ${created.toISOString()}::timestamptz + n * interval '1 second', now()
      from generate_series(1, ${USERS}::int) as n`)
    await db.execute(sql`
      insert into ${scimGroups} (id, organization_id, group_key, display_name, created, modified)
      select gen_random_uuid(), ${organizationId}, 'group ' || n, 'Group ' || n,
        ${created.toISOString()}::timestamptz + n * interval '1 second', now()
      from generate_series(1, ${GROUPS}::int) as n`)
    const isWhole = sql`${scimGroups.groupKey} = 'group 1'`
    await db.execute(sql`
      insert into ${scimMembers} (group_id, member_id)
      select ${scimGroups.id}, ${scimUsers.id} from ${scimGroups}, ${scimUsers} where ${isWhole}`)
    for (const table of [scimUsers, scimGroups, scimMembers]) await db.execute(sql`analyze ${table}`)
    const [group] = await db.select({ id: scimGroups.id }).from(scimGroups).where(isWhole)
    const [user] = await db.select({ id: scimUsers.id }).from(scimUsers).limit(1)
    if (!group || !user) throw new Error('The database has kept nothing')
    return { group: group.id, user: user.id }
  } finally {
    await database.close()
  }
}
