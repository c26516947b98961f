import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { people } from '#backend/modules/people/tables.ts'
import { deleteOrganization } from '#generated/authorization/operations/deleteOrganization.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { makeOrganization, oidcSettings } from '../../support/organization.ts'
import { send } from '../client.ts'
import { createProvider } from './conformance/provider.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const SUBJECT = 'Choose a password for Gatepost'

/** How many emails about choosing a password an address got. */
const emailsTo = async (address: string) =>
  (await backend.mails(address)).filter(({ subject }) => subject === SUBJECT).length

/** Makes someone a member of another account as well. Returns their id. */
async function addElsewhere(address: string): Promise<string> {
  const [person] = await backend.db.select().from(people).where(eq(people.username, address))
  const { accountId } = await backend.person()
  const userId = person?.userId ?? ''
  const row = { accountId: accountId ?? 0, userId, roles: [], created: backend.clock.now() }
  await backend.db.insert(memberships).values(row)
  return userId
}

test('deleting an organization without a provider emails those whom SCIM brought in how to log in', async () => {
  const { owner, organizationId, address, user } = await createProvider(backend)
  const [userName, withPassword] = [address(), address()]
  await user({ userName })
  await user({ userName: withPassword })
  await backend.db.update(people).set({ passwordHash: 'a hash' }).where(eq(people.username, withPassword))
  const params = { id: organizationId }
  expect((await send(backend, deleteOrganization, { caller: owner, params })).status).toBe(204)
  expect(await emailsTo(userName)).toBe(1)
  expect(await emailsTo(withPassword)).toBe(0)
  expect(await emailsTo(owner.username)).toBe(0)
})

test.each(['deactivated', 'deleted'])(
  'someone who is %s and has another account gets an email, others don’t',
  async how => {
    const { address, user, patch, call } = await createProvider(backend)
    const [elsewhere, here] = [address(), address()]
    for (const userName of [elsewhere, here]) {
      const { id } = await user({ userName })
      if (userName === elsewhere) await addElsewhere(userName)
      const path = `/Users/${id}`
      const ended =
        how === 'deleted'
          ? await call('DELETE', path)
          : await patch(path, { op: 'replace', path: 'active', value: false })
      expect(ended.status).toBeLessThan(300)
    }
    expect(await emailsTo(elsewhere)).toBe(1)
    expect(await emailsTo(here)).toBe(0)
  },
)

test('someone who logs in through another organization gets no email about a password', async () => {
  const { address, user, call } = await createProvider(backend)
  const userName = address()
  const { id } = await user({ userName })
  const userId = await addElsewhere(userName)
  const other = await backend.person()
  const settings = oidcSettings({ issuer: 'https://login.example', clientId: 'x' })
  await makeOrganization(backend, other, { settings, clientSecret: 'x', active: true })
  const row = { accountId: other.accountId ?? 0, userId, roles: [], created: backend.clock.now() }
  await backend.db.insert(memberships).values(row)
  expect((await call('DELETE', `/Users/${id}`)).status).toBe(204)
  expect(await emailsTo(userName)).toBe(0)
})
