import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOrganizationDomain } from '#generated/authorization/operations/createOrganizationDomain.ts'
import { deleteOrganization } from '#generated/authorization/operations/deleteOrganization.ts'
import { deleteOrganizationDomain } from '#generated/authorization/operations/deleteOrganizationDomain.ts'
import { verifyOrganizationDomain } from '#generated/authorization/operations/verifyOrganizationDomain.ts'
import { findSsoOrganization } from '#generated/identity/operations/findSsoOrganization.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import {
  giveGrace,
  makeDomain,
  makeOidcOrganization,
  makeOrganization,
  sharedDns,
} from '../../support/organization.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { DNS_SERVER: (await sharedDns()).address } })
})
afterAll(() => backend.close())

const newDomain = () => `${crypto.randomUUID()}.example`

/** An owner whose organization has an active provider. */
async function activated(
  username?: string,
): Promise<{ owner: Person; name: string; organizationId: string }> {
  const owner = await backend.person(username ? { username } : {})
  return { owner, ...(await makeOidcOrganization(backend, owner)) }
}

/** Where an address in the domain leads at login. */
async function leadsTo(domain: string): Promise<string | undefined> {
  const { status, body } = await send(backend, findSsoOrganization, {
    caller: null,
    body: { email_address: `kim@${domain}` },
  })
  return status === 200 ? body.organization : undefined
}

const verify = (caller: Person, domain: string) =>
  send(backend, verifyOrganizationDomain, { caller, params: { domain } })

describe('a domain', () => {
  test('leads to the organization once its record is in DNS, until it is removed', async () => {
    const { owner, name } = await activated()
    const domain = newDomain()
    const added = await send(backend, createOrganizationDomain, { caller: owner, body: { domain } })
    expect((await verify(owner, domain)).errors).toMatchObject([{ name: 'domain-record-missing' }])
    expect(await leadsTo(domain)).toBeUndefined()

    const { records } = await sharedDns()
    records.set(added.body.record_name, [`${added.body.record_value}x`])
    expect((await verify(owner, domain)).status).toBe(409)
    records.set(added.body.record_name, ['v=spf1 -all', added.body.record_value])
    expect((await verify(owner, domain)).status).toBe(200)
    expect(await leadsTo(domain)).toBe(name)
    expect(await leadsTo(`sub.${domain}`)).toBeUndefined()

    await send(backend, deleteOrganizationDomain, { caller: owner, params: { domain } })
    expect(await leadsTo(domain)).toBeUndefined()
    // The old record does not verify it again.
    const again = await send(backend, createOrganizationDomain, { caller: owner, body: { domain } })
    expect(again.body.record_value).not.toBe(added.body.record_value)
    expect((await verify(owner, domain)).status).toBe(409)
  })

  test('leads nowhere while the provider of its organization is not active', async () => {
    const owner = await backend.person()
    await makeOidcOrganization(backend, owner, { active: false })
    const domain = await makeDomain(backend, owner, { verified: true })
    expect(await leadsTo(domain)).toBeUndefined()
  })

  test('that is verified leads away from an older organization whose owner only has an address there', async () => {
    const domain = newDomain()
    const { owner, name } = await activated(`lee@${domain}`)
    await giveGrace(backend, owner, 30)
    expect(await leadsTo(domain)).toBe(name)
    const second = await activated()
    await makeDomain(backend, second.owner, { domain })
    expect(await leadsTo(domain)).toBe(name)
    const third = await activated()
    await makeDomain(backend, third.owner, { domain, verified: true })
    expect(await leadsTo(domain)).toBe(third.name)
  })

  test('is verified by one organization, even when two have the record and ask at once', async () => {
    const [one, other] = await Promise.all([activated(), activated()])
    const domain = await makeDomain(backend, one.owner, { hasRecord: true })
    const { records } = await sharedDns()
    const values = records.get(`_gatepost.${domain}`) ?? []
    await makeDomain(backend, other.owner, { domain, hasRecord: true })
    records.set(`_gatepost.${domain}`, [...values, ...(records.get(`_gatepost.${domain}`) ?? [])])
    const results = await Promise.all([verify(one.owner, domain), verify(other.owner, domain)])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(results.flatMap(({ errors }) => errors)).toMatchObject([{ name: 'domain-taken' }])
  })

  test('is free again once its organization is deleted', async () => {
    const owner = await backend.person()
    const { organizationId } = await makeOrganization(backend, owner)
    const domain = await makeDomain(backend, owner, { verified: true })
    await send(backend, deleteOrganization, { caller: owner, params: { id: organizationId } })
    const next = await activated()
    await makeDomain(backend, next.owner, { domain, hasRecord: true })
    expect((await verify(next.owner, domain)).status).toBe(200)
  })

  test.each(['gmail.com', 'outlook.com', 'proton.me', 'yahoo.co.uk'])('%s is never one', async domain => {
    const owner = await backend.person()
    await makeOrganization(backend, owner)
    const { errors } = await send(backend, createOrganizationDomain, { caller: owner, body: { domain } })
    expect(errors).toMatchObject([{ name: 'public-mail-domain', fields: ['domain'] }])
  })
})

test('a DNS server that does not respond verifies nothing', async () => {
  const silent = await startBackend({ env: { DNS_SERVER: '127.0.0.1:9' } })
  const owner = await silent.person()
  await makeOrganization(silent, owner)
  const domain = await makeDomain(silent, owner)
  const { errors } = await send(silent, verifyOrganizationDomain, { caller: owner, params: { domain } })
  expect(errors).toMatchObject([{ name: 'domain-record-missing' }])
  await silent.close()
})
