import { setTimeout as sleep } from 'node:timers/promises'
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
import { LOAD_WAIT, SCIM } from './budgets.ts'
import { type Figure, median, timeOf } from './figures.ts'
import { waitDuring } from './waits.ts'
import { createPerson, withFolder, withServer } from './world.ts'

/** As many of both as an organization may have. */
const USERS = 10_000
const GROUPS = 1_000
const RUNS = 15
/** Callers of the group that has everyone. */
const AT_ONCE = 10

/** What an identity provider with ten thousand people reads and changes, and what that costs others. */
export function measure(): Promise<Figure[]> {
  return withFolder(async folder => {
    const env = { DATA_DIR: folder, DATABASE_URL: undefined }
    const token = `scim_${randomSecret()}`
    const organization = { provider: 'none' }
    await withServer({ ...env, APP_ENV: 'test' }, server => createPerson(server, { organization }))
    const { group, user } = await fill(folder, token)
    return withServer({ ...env, APP_ENV: 'demo' }, ({ origin }) => {
      const call = async (path: string, operation?: object) => {
        const response = await fetch(`${origin}/api/scim/v2${path}`, {
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
          ...(operation && { method: 'PATCH', body: JSON.stringify({ Operations: [operation] }) }),
        })
        const text = await response.text()
        if (!response.ok) throw new Error(`${path} returns ${response.status}: ${text}`)
      }
      return measureCalls(call, { group: `/Groups/${group}`, user, readiness: `${origin}/readyz` })
    })
  })
}

async function measureCalls(
  call: (path: string, operation?: object) => Promise<void>,
  { group, user, readiness }: { group: string; user: string; readiness: string },
): Promise<Figure[]> {
  const calls: readonly [what: string, path: string, most: number][] = [
    ['one user', `/Users/${user}`, SCIM.one],
    ['a user by name', `/Users?filter=${encodeURIComponent('userName eq "p77@x.example"')}`, SCIM.one],
    ['a page of 1 user', '/Users?count=1', SCIM.one],
    ['a page of 100 users, in the middle', `/Users?count=100&startIndex=${USERS / 2}`, SCIM.page],
    ['a page of 1 group', '/Groups?count=1', SCIM.one],
    ['a page of 100 groups', '/Groups?count=100', SCIM.page],
    ['a group of everyone, without members', `${group}?excludedAttributes=members`, SCIM.one],
  ]
  const times = calls.map((): number[] => [])
  // One after the other in every round, so that a slow second of the machine is in all of them.
  for (let run = 0; run <= RUNS; run++)
    for (const [at, [, path]] of calls.entries()) {
      const time = await timeOf(() => call(path))
      // The first run compiles the code that the others run.
      if (run) times[at]?.push(time)
    }
  const one = median(times[0] ?? []) ?? 1
  const loads: Record<string, () => Promise<unknown>> = {
    [`${AT_ONCE} callers of a group of ${USERS}`]: () =>
      Promise.all(Array.from({ length: AT_ONCE }, () => call(group))),
    'a member who leaves and returns': async () => {
      await call(group, { op: 'remove', path: `members[value eq "${user}"]` })
      await call(group, { op: 'add', path: 'members', value: [{ value: user }] })
    },
  }
  const alone = await waitDuring({ url: readiness }, () => sleep(500))
  const waits: Figure[] = []
  for (const [load, run] of Object.entries(loads)) {
    const wait = await waitDuring({ url: readiness }, run)
    waits.push({
      what: `${load}, added wait of a small read`,
      value: wait - alone,
      unit: 'ms',
      most: LOAD_WAIT,
    })
  }
  return [
    ...calls.map(([what, , most], at) => ({
      ...{ what, value: (median(times[at] ?? []) ?? 0) / one, unit: '× one user', most },
    })),
    ...waits,
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
