import { expect } from 'vitest'
import { type Checks, type Provider, USER } from './provider.ts'

interface Email {
  value: string
  type?: string
  primary?: boolean
}

async function withEmail({ user, address }: Provider) {
  const userName = address()
  const emails = [{ value: userName, type: 'work', primary: true }]
  const name = { givenName: 'Priya', familyName: 'Raman' }
  const made = await user({ userName, emails, name })
  return { ...made, path: `/Users/${made.id}` }
}

const valuesIn = (emails: Email[]) => emails.map(({ value }) => value)

export const patchChecks: Checks = {
  async P1(provider) {
    const { path } = await withEmail(provider)
    const { status, body } = await provider.patch(path, {
      op: 'replace',
      path: 'displayName',
      value: 'Priya R.',
    })
    expect({ status, name: body.displayName }).toEqual({ status: 200, name: 'Priya R.' })
  },
  async P2(provider) {
    const { id, path } = await withEmail(provider)
    const { body } = await provider.patch(path, { op: 'replace', value: { active: false } })
    expect(body.active).toBe(false)
    expect(await provider.rolesOf(id)).toBeUndefined()
  },
  async P3(provider) {
    const { id, path } = await withEmail(provider)
    const off = await provider.patch(path, { op: 'Replace', path: 'active', value: 'False' })
    expect(off.body.active).toBe(false)
    expect(await provider.rolesOf(id)).toBeUndefined()
    const on = await provider.patch(path, { op: 'Replace', path: 'active', value: 'True' })
    expect(on.body.active).toBe(true)
    expect(await provider.rolesOf(id)).toEqual([])
  },
  async P4(provider) {
    const { path } = await withEmail(provider)
    const { status, body } = await provider.patch(
      path,
      { op: 'Add', path: 'displayName', value: 'Priya' },
      { op: 'Replace', path: 'title', value: 'Lead' },
      { op: 'Remove', path: 'name.givenName' },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ displayName: 'Priya', title: 'Lead', name: { familyName: 'Raman' } })
    expect(body.name).not.toHaveProperty('givenName')
  },
  async P5(provider) {
    const { path } = await withEmail(provider)
    const { body } = await provider.patch(path, { op: 'replace', path: 'name.familyName', value: 'Okafor' })
    expect(body.name).toEqual({ givenName: 'Priya', familyName: 'Okafor' })
  },
  async P6(provider) {
    const { path } = await withEmail(provider)
    const { body } = await provider.patch(path, {
      op: 'replace',
      value: { 'name.givenName': 'Pri', [`${USER}:title`]: 'Lead' },
    })
    expect(body).toMatchObject({ name: { givenName: 'Pri', familyName: 'Raman' }, title: 'Lead' })
  },
  async P7(provider) {
    const { path } = await withEmail(provider)
    const value = provider.address()
    const { body } = await provider.patch(path, {
      op: 'replace',
      path: 'emails[type eq "work"].value',
      value,
    })
    expect(body.emails).toEqual([{ value, type: 'work', primary: true }])
  },
  async P8(provider) {
    const { id } = await provider.user()
    const value = provider.address()
    const { body } = await provider.patch(`/Users/${id}`, {
      op: 'Add',
      path: 'emails[type eq "work"].value',
      value,
    })
    expect(body.emails).toEqual([{ value, type: 'work' }])
  },
  async P9(provider) {
    const { path } = await withEmail(provider)
    const value = provider.address()
    const response = await provider.patch(path, {
      op: 'replace',
      path: 'emails[value co "nobody"].value',
      value,
    })
    expect(response).toMatchObject({ status: 400, body: { scimType: 'noTarget' } })
  },
  async P10(provider) {
    const { path, userName } = await withEmail(provider)
    const home = { value: provider.address(), type: 'home' }
    const { body } = await provider.patch(
      path,
      { op: 'add', path: 'emails', value: [home] },
      { op: 'add', path: 'emails', value: home },
    )
    expect(valuesIn(body.emails)).toEqual([userName, home.value])
  },
  async P11(provider) {
    const { path, userName } = await withEmail(provider)
    const home = { value: provider.address(), type: 'home', primary: true }
    const { body } = await provider.patch(path, { op: 'add', path: 'emails', value: [home] })
    const primary = (value: string) => body.emails.find((each: Email) => each.value === value)?.primary
    expect([primary(userName), primary(home.value)]).toEqual([false, true])
  },
  async P12(provider) {
    const { path, userName } = await withEmail(provider)
    const home = { value: provider.address(), type: 'home' }
    await provider.patch(path, { op: 'add', path: 'emails', value: [home] })
    const { body } = await provider.patch(path, { op: 'remove', path: 'emails[type eq "home"]' })
    expect(valuesIn(body.emails)).toEqual([userName])
  },
  async P13(provider) {
    const { path } = await withEmail(provider)
    const { body } = await provider.patch(
      path,
      { op: 'remove', path: 'emails' },
      { op: 'remove', path: 'name' },
    )
    for (const gone of ['emails', 'name']) expect(body).not.toHaveProperty(gone)
  },
  async P14(provider) {
    const { path } = await withEmail(provider)
    expect(await provider.patch(path, { op: 'remove' })).toMatchObject({
      status: 400,
      body: { scimType: 'noTarget' },
    })
  },
  async P15(provider) {
    const { path } = await withEmail(provider)
    for (const attribute of ['userName', 'active', 'emails.value'])
      expect(await provider.patch(path, { op: 'remove', path: attribute })).toMatchObject({
        status: 400,
        body: { scimType: 'mutability' },
      })
  },
  async P16(provider) {
    const { path } = await withEmail(provider)
    for (const attribute of ['id', 'meta', 'meta.created', 'groups', 'schemas'])
      expect(await provider.patch(path, { op: 'replace', path: attribute, value: 'x' })).toMatchObject({
        status: 400,
        body: { scimType: 'mutability' },
      })
  },
  async P17(provider) {
    const { path } = await withEmail(provider)
    for (const attribute of [
      'shoeSize',
      'name.shoe',
      'emails[type eq "work"]x',
      'name[x eq "y"]',
      'emails[',
      'a.b.c',
    ])
      expect((await provider.patch(path, { op: 'add', path: attribute, value: 'x' })).status, attribute).toBe(
        400,
      )
  },
  async P18(provider) {
    const { path } = await withEmail(provider)
    const set = (value: string) => ({ op: 'replace', path: 'title', value })
    expect((await provider.patch(path, set('One'), set('Two'))).body.title).toBe('Two')
    expect((await provider.patch(path, set('Three'), { op: 'replace', path: 'id', value: 'x' })).status).toBe(
      400,
    )
    expect((await provider.call('GET', path)).body).toMatchObject({
      title: 'Two',
      meta: { version: 'W/"2"' },
    })
  },
  async P19(provider) {
    const { path } = await withEmail(provider)
    const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
    const { status, body } = await provider.patch(
      path,
      { op: 'Add', path: `${USER}:name.familyName`, value: 'Okafor' },
      { op: 'Add', path: `${enterprise}:department`, value: 'Dispatch' },
      { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+1 555 0100' },
    )
    expect(status).toBe(200)
    expect(body.name.familyName).toBe('Okafor')
  },
  async P20(provider) {
    const { path, emails, userName } = await withEmail(provider)
    const { headers } = await provider.patch(
      path,
      { op: 'replace', path: 'active', value: true },
      { op: 'add', path: 'emails', value: emails },
      { op: 'replace', path: 'userName', value: userName },
    )
    expect(headers.etag).toBe('W/"1"')
  },
  async P21(provider) {
    const { path } = await withEmail(provider)
    for (const operation of [
      { op: 'move', path: 'title', value: 'x' },
      { op: 'replace', path: 'active', value: 'perhaps' },
      { op: 'replace', path: 'title', value: { text: 'x' } },
      { op: 'replace', path: 'emails', value: [{ type: 'work' }] },
      { op: 'add', value: 'x' },
    ])
      expect(await provider.patch(path, operation)).toMatchObject({
        status: 400,
        body: { scimType: 'invalidValue' },
      })
  },
}
