import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identityProviders } from '#backend/modules/single-sign-on/tables.ts'
import { getIdentityProvider } from '#generated/authorization/operations/getIdentityProvider.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { applyConfigurationPlan } from '#generated/configuration/operations/applyConfigurationPlan.ts'
import { checkConfigurationDifferences } from '#generated/configuration/operations/checkConfigurationDifferences.ts'
import { undoConfigurationPlan } from '#generated/configuration/operations/undoConfigurationPlan.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import {
  makeDomain,
  makeOidcOrganization,
  makeOrganization,
  newName,
  sharedSamlIdp,
} from '../../support/organization.ts'
import { send, withFreshToken } from '../client.ts'
import { anotherAccountOf, apply, fileOf, fileWithoutIds, ownerOf, planOf } from './accounts.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})
let person: Person
let name: string
beforeEach(async () => {
  person = await ownerOf(backend)
  name = newName()
})

/** A file with these settings. JSON is YAML, too. */
const fileWith = (settings: object | null) => JSON.stringify({ version: 1, single_sign_on: settings })
const samlProvider = () => ({
  type: 'saml',
  name: 'Northwind Entra',
  metadata_xml: sharedSamlIdp().metadata('HTTP-Redirect'),
  binding: 'HTTP-Redirect',
  name_id_format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  signed_request: true,
})
const whole = () => ({
  organization: name,
  domains: [`b-${name}.example`, `a-${name}.example`],
  provider: samlProvider(),
  active: false,
  joins_at_login: true,
  default_roles: ['api-key-viewer'],
  groups: [
    { group: 'Owners', roles: ['api-key-editor', 'account-owner'] },
    { group: 'Billing', roles: ['billing-viewer'] },
  ],
})
const applyPlan = (id: string, caller = person) =>
  send(backend, applyConfigurationPlan, { caller, params: { id } })
const undoPlan = (id: string, caller = person) =>
  send(backend, undoConfigurationPlan, { caller, params: { id } })
const problemsOf = async (settings: object | null) =>
  (await planOf(backend, person, fileWith(settings))).problems.map(({ name: of, path }) => `${path} ${of}`)

describe('an organization', () => {
  test('is registered with its provider, domains, and roles, and undone as one', async () => {
    const before = await fileOf(backend, person)
    expect(before).toContain('single_sign_on: null')
    const { plan } = await apply(backend, person, fileWith(whole()))
    expect(
      plan.changes.map(({ summary, undo, requires_recent_login: recent }) => [summary, undo, recent]),
    ).toEqual([
      [`Created the organization ${name}`, 'full', false],
      ['Registered the SAML identity provider Northwind Entra', 'full', true],
      [expect.stringContaining('Added the domain a-'), 'full', false],
      ['Changed the roles of groups', 'part', true],
    ])
    expect(plan.changes.map(({ follow_up: next }) => next)).toEqual([
      null,
      expect.stringContaining('Test the login'),
      expect.stringContaining('Verify a-'),
      null,
    ])
    const file = await fileOf(backend, person)
    // Groups by name, and roles in the order of files.
    expect(file).toContain(
      'groups:\n    - group: Billing\n      roles: [ billing-viewer ]\n    - group: Owners',
    )
    expect(file).toContain('roles: [ account-owner, api-key-editor ]')
    expect((await planOf(backend, person, fileWith(whole()))).changes).toEqual([])
    const { body } = await send(backend, listActivity, { caller: person })
    expect(body.activity.map(({ summary }) => summary)).toContain(
      'Registered the SAML identity provider Northwind Entra',
    )
    expect((await undoPlan(plan.plan_id)).status).toBe(200)
    expect(await fileOf(backend, person)).toBe(before)
  })

  test('is renamed, and its provider and domains are changed and removed', async () => {
    await apply(backend, person, fileWith(whole()))
    const other = newName()
    const before = await fileOf(backend, person)
    const { plan } = await apply(
      backend,
      person,
      fileWith({
        organization: other,
        domains: [],
        provider: { type: 'saml', name: 'Entra', signed_request: false },
      }),
    )
    expect(
      plan.changes.map(({ summary, undo, fields }) => [summary, undo, fields.map(({ field }) => field)]),
    ).toEqual([
      [`Renamed the organization to ${other}`, 'full', ['organization']],
      ['Edited the SAML identity provider Entra', 'part', ['provider.name', 'provider.signed_request']],
      [expect.stringContaining('Removed the domain a-'), 'part', ['domains']],
    ])
    expect((await undoPlan(plan.plan_id)).status).toBe(200)
    expect(await fileOf(backend, person)).toBe(before)
    const removal = await planOf(backend, person, fileWith({ provider: null }))
    expect(removal.changes).toMatchObject([{ summary: 'Deleted the identity provider', undo: 'none' }])
    expect((await applyPlan(removal.plan_id)).status).toBe(200)
    const { body } = await send(backend, getIdentityProvider, { caller: person })
    expect(body.state).toBe('IDP_STATE_UNDEFINED')
  })

  test('is used from when its provider is tested, and no more', async () => {
    await apply(backend, person, fileWith(whole()))
    expect(await problemsOf({ active: true })).toEqual(['single_sign_on/active identity-provider-not-tested'])
    const { body } = await send(backend, getIdentityProvider, { caller: person })
    await backend.db
      .update(identityProviders)
      .set({ tested: backend.clock.now() })
      .where(eq(identityProviders.idpId, body.idp_id ?? ''))
    // An owner has to be able to log in without it.
    expect(await problemsOf({ active: true })).toEqual(['single_sign_on/active recovery-owner-required'])
  })
})

describe('a login that is too old', () => {
  test('plans, and is asked for when the plan is applied or undone', async () => {
    backend.clock.advance(16 * 60_000)
    const old = await withFreshToken(backend, person)
    const { plan_id: id, changes, problems } = await planOf(backend, old, fileWith(whole()))
    expect(problems).toEqual([])
    // It was tried, and so has the words of the activity log.
    expect(changes[1]?.summary).toBe('Registered the SAML identity provider Northwind Entra')
    const rejected = await applyPlan(id, old)
    expect([rejected.status, rejected.errors[0]?.name]).toEqual([403, 'recent-login-required'])
    expect(await fileOf(backend, old)).toContain('single_sign_on: null')
    const plain = await planOf(backend, old, fileWith({ organization: name }))
    expect(plain.changes.map(({ requires_recent_login: recent }) => recent)).toEqual([false])
    expect((await applyPlan(plain.plan_id, old)).status).toBe(200)
    // What is undone is deleted, which needs it.
    expect((await undoPlan(plain.plan_id, old)).errors[0]?.name).toBe('recent-login-required')
  })
})

describe('what a file can’t do', () => {
  test('is a problem that says where it’s done', async () => {
    expect(await problemsOf({ default_roles: ['api-key-viewer'] })).toEqual(['single_sign_on done-by-hand'])
    const oidc = { type: 'oidc', name: 'Okta', issuer: 'https://okta.example', client_id: 'gatepost' }
    expect(await problemsOf({ organization: name, provider: oidc })).toEqual([
      'single_sign_on/provider done-by-hand',
    ])
    await makeOidcOrganization(backend, person)
    const file = await fileOf(backend, person)
    expect(file).toMatch(
      / {4}type: oidc\n {4}name: .*\n {4}issuer: .*\n {4}client_id: .*\n {4}scopes: openid email/,
    )
    expect(file).not.toContain('client_secret')
    expect((await planOf(backend, person, file)).changes).toEqual([])
    expect(await problemsOf({ provider: { type: 'oidc', name: 'Another name' } })).toEqual([
      'single_sign_on/provider done-by-hand',
    ])
    expect(await problemsOf({ provider: samlProvider() })).toEqual(['single_sign_on/provider done-by-hand'])
    expect(await problemsOf(null)).toEqual(['single_sign_on done-by-hand'])
  })

  test('invalid providers and domains are problems, too', async () => {
    const { metadata_xml: _, ...lacking } = samlProvider()
    expect(await problemsOf({ organization: name, provider: lacking })).toContain(
      'single_sign_on/provider/metadata_xml required',
    )
    expect(
      await problemsOf({ organization: name, provider: { ...samlProvider(), issuer: 'https://a.example' } }),
    ).toContain('single_sign_on/provider/issuer unknown-field')
    expect(
      await problemsOf({ organization: name, provider: { ...samlProvider(), metadata_xml: '<a/>' } }),
    ).toEqual(['single_sign_on/provider/metadata_xml metadata-invalid'])
    expect(await problemsOf({ organization: name, domains: ['gmail.com'] })).toEqual([
      'single_sign_on/domains/domain public-mail-domain',
    ])
    expect(await problemsOf({ organization: name, active: true })).toEqual(['single_sign_on/active required'])
  })
})

test('another account gets the settings, and keeps the name of its organization', async () => {
  await apply(backend, person, fileWith(whole()))
  const other = await anotherAccountOf(backend, person)
  await makeOrganization(backend, other)
  await makeDomain(backend, other)
  const body = { account_id: person.accountId ?? 0 }
  const compared = await send(backend, checkConfigurationDifferences, { caller: other, body })
  expect(compared.body.text).not.toContain(`organization: ${name}`)
  expect(
    compared.body.changes.flatMap(({ section, fields }) =>
      section === 'single_sign_on' ? fields.map(({ field }) => field) : [],
    ),
  ).toEqual(expect.arrayContaining(['provider.name', 'domains', 'joins_at_login', 'groups']))
  await apply(backend, other, compared.body.text)
  expect(await fileWithoutIds(backend, other)).toBe(await fileWithoutIds(backend, person))
  const again = await send(backend, checkConfigurationDifferences, { caller: other, body })
  expect(again.body.changes).toEqual([])
})
