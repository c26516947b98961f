import { expect } from 'vitest'
import { type Checks, type Provider, USER } from './provider.ts'

/** Three users: Ada, Ben with two addresses, and Cy, who is inactive. */
async function three({ user: create, address, backend }: Provider) {
  const user = (body: Record<string, unknown>) => {
    backend.clock.advance(1)
    return create(body)
  }
  const own = (name: string) => `${name}-${address()}`
  const ada = await user({ userName: own('ada'), displayName: 'Ada', externalId: 'Ext-1', title: 'Lead' })
  const work = own('ben')
  const home = own('zed')
  const emails = [
    { value: work, type: 'work', primary: true },
    { value: home, type: 'home' },
  ]
  const ben = await user({ userName: work, displayName: 'Ben', name: { familyName: 'Okafor' }, emails })
  const cy = await user({ userName: own('cy'), displayName: 'Cy', active: false })
  return { ada, ben, cy, home, names: [ada.userName, ben.userName, cy.userName] }
}

export const listChecks: Checks = {
  async L1(provider) {
    await three(provider)
    const { status, body } = await provider.call('GET', '/Users')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 3,
      startIndex: 1,
      itemsPerPage: 3,
    })
    expect(body.Resources).toHaveLength(3)
  },
  async L2({ call }) {
    const { status, body } = await call('GET', `/Users?filter=${encodeURIComponent('userName eq "nobody"')}`)
    expect({ status, total: body.totalResults, rows: body.Resources }).toEqual({
      status: 200,
      total: 0,
      rows: [],
    })
  },
  async L17(provider) {
    const { names } = await three(provider)
    const seen = []
    for (let at = 1; at <= 3; at++) {
      const { body } = await provider.call('GET', `/Users?startIndex=${at}&count=1`)
      expect(body).toMatchObject({ totalResults: 3, startIndex: at, itemsPerPage: 1 })
      seen.push(body.Resources[0].userName)
    }
    expect(seen).toEqual(names)
    expect((await provider.call('GET', '/Users?startIndex=4')).body).toMatchObject({
      totalResults: 3,
      itemsPerPage: 0,
    })
  },
  async L18(provider) {
    await three(provider)
    for (const count of [0, -5])
      expect((await provider.call('GET', `/Users?count=${count}`)).body).toMatchObject({
        totalResults: 3,
        itemsPerPage: 0,
        Resources: [],
      })
    for (const start of [0, -7])
      expect((await provider.call('GET', `/Users?startIndex=${start}`)).body).toMatchObject({
        startIndex: 1,
        itemsPerPage: 3,
      })
  },
  async L19({ call, group }) {
    for (let at = 0; at < 201; at++) await group(`Group ${at}`)
    expect((await call('GET', '/Groups?count=1000')).body).toMatchObject({
      totalResults: 201,
      itemsPerPage: 200,
    })
  },
  async L20(provider) {
    const { names } = await three(provider)
    const order = async (query: string) =>
      (await provider.call('GET', `/Users?${query}`)).body.Resources.map(
        ({ userName }: { userName: string }) => userName,
      )
    expect(await order('sortBy=displayName')).toEqual(names)
    expect(await order('sortBy=displayName&sortOrder=descending')).toEqual(names.toReversed())
    expect((await order('sortBy=name.familyName'))[0]).toBe(names[1])
    expect((await provider.call('GET', '/Users?sortBy=shoeSize')).status).toBe(400)
  },
  async L21(provider) {
    const { ben } = await three(provider)
    const asked = async (list: string) =>
      (await provider.call('GET', `/Users/${ben.id}?attributes=${encodeURIComponent(list)}`)).body
    expect(Object.keys(await asked('userName')).toSorted()).toEqual(['id', 'schemas', 'userName'])
    expect(Object.keys(await asked(`${USER}:USERNAME, active`)).toSorted()).toEqual([
      'active',
      'id',
      'schemas',
      'userName',
    ])
    expect((await asked('emails.value')).emails).toEqual(
      ben.emails.map(({ value }: { value: string }) => ({ value })),
    )
    expect(await asked('name.familyName')).toMatchObject({ name: { familyName: 'Okafor' } })
    expect(Object.keys(await asked('meta.version')).toSorted()).toEqual(['id', 'meta', 'schemas'])
  },
  async L22(provider) {
    const { ben } = await three(provider)
    const { body } = await provider.call(
      'GET',
      `/Users/${ben.id}?excludedAttributes=id,emails,name.familyName,groups`,
    )
    expect(body).toMatchObject({ id: ben.id, userName: ben.userName })
    for (const gone of ['emails', 'groups', 'name']) expect(body).not.toHaveProperty(gone)
  },
  async L23({ user, group, call }) {
    const { id } = await user()
    for (const name of ['One', 'Two']) await group(name, [id])
    const listed = async (query: string) => (await call('GET', `/Groups${query}`)).body.Resources
    for (const query of ['', '?attributes=displayName', '?excludedAttributes=externalId'])
      for (const each of await listed(query)) expect(each).not.toHaveProperty('members')
    for (const query of ['?attributes=displayName,members', '?attributes=members.value'])
      for (const each of await listed(query)) expect(each.members).toMatchObject([{ value: id }])
  },
}

export const filterChecks: Checks = {
  async L3(provider) {
    const { ada } = await three(provider)
    expect(await provider.found(`userName eq "${ada.userName.toUpperCase()}"`)).toEqual([ada.userName])
    expect(await provider.found(`userName Eq "${ada.userName}" `)).toEqual([ada.userName])
  },
  async L4(provider) {
    const { ada } = await three(provider)
    expect(await provider.found('externalId eq "Ext-1"')).toEqual([ada.userName])
    expect(await provider.found('externalId eq "ext-1"')).toEqual([])
  },
  async L5(provider) {
    const { ben } = await three(provider)
    expect(await provider.found(`id eq "${ben.id}"`)).toEqual([ben.userName])
  },
  async L6(provider) {
    const { ada, ben, cy } = await three(provider)
    expect(await provider.found('userName sw "BEN-"')).toEqual([ben.userName])
    expect(await provider.found(`userName ew "${cy.userName.slice(4)}"`)).toEqual([cy.userName])
    expect(await provider.found('displayName co "D"')).toEqual([ada.userName])
  },
  async L7(provider) {
    const [ada, ben, cy] = (await three(provider)).names
    expect(await provider.found('displayName ne "ben"')).toEqual([ada, cy])
    expect(await provider.found('displayName gt "ben"')).toEqual([cy])
    expect(await provider.found('displayName ge "ben"')).toEqual([ben, cy])
    expect(await provider.found('displayName lt "ben"')).toEqual([ada])
    expect(await provider.found('displayName le "ben"')).toEqual([ada, ben])
  },
  async L8(provider) {
    const { ada, ben } = await three(provider)
    expect(await provider.found('title pr')).toEqual([ada.userName])
    expect(await provider.found('name.familyName pr')).toEqual([ben.userName])
    expect(await provider.found('phoneNumbers pr')).toEqual([])
  },
  async L9(provider) {
    const [ada, ben, cy] = (await three(provider)).names
    expect(await provider.found('displayName eq "Ada" or displayName eq "Ben" and active eq false')).toEqual([
      ada,
    ])
    expect(await provider.found('(displayName eq "Ada" or displayName eq "Cy") and active eq false')).toEqual(
      [cy],
    )
    expect(await provider.found('not (displayName eq "Ada")')).toEqual([ben, cy])
  },
  async L10(provider) {
    const { ada } = await three(provider)
    expect(await provider.found('DISPLAYNAME EQ "ada" AND Active Eq true')).toEqual([ada.userName])
  },
  async L11(provider) {
    const { ada } = await three(provider)
    expect(await provider.found(`${USER}:displayName eq "Ada"`)).toEqual([ada.userName])
    expect(await provider.found(`${USER}:name.familyName eq "Okafor"`)).toHaveLength(1)
  },
  async L12(provider) {
    const { ben, home } = await three(provider)
    expect(await provider.found(`emails[type eq "home" and value co "${home.slice(0, 20)}"]`)).toEqual([
      ben.userName,
    ])
    expect(await provider.found(`emails[type eq "work" and value eq "${home}"]`)).toEqual([])
  },
  async L13(provider) {
    const { ben, home } = await three(provider)
    for (const name of ['emails', 'emails.value'])
      expect(await provider.found(`${name} eq "${home.toUpperCase()}"`)).toEqual([ben.userName])
  },
  async L14(provider) {
    const { ada, ben, cy } = await three(provider)
    expect(await provider.found('active eq true')).toEqual([ada.userName, ben.userName])
    expect(await provider.found('active eq "False"')).toEqual([cy.userName])
  },
  async L15(provider) {
    const { ben } = await three(provider)
    const before = provider.backend.clock.now().toISOString()
    provider.backend.clock.advance(60_000)
    await provider.patch(`/Users/${ben.id}`, { op: 'add', path: 'title', value: 'Lead' })
    expect(await provider.found(`meta.lastModified gt "${before}"`)).toEqual([ben.userName])
    expect(await provider.found(`meta.created gt "${before}"`)).toEqual([])
  },
  async L16({ call }) {
    for (const filter of [
      'shoeSize eq 42',
      'name.shoe pr',
      'emails[shoe eq "x"]',
      'active gt true',
      'meta.created co "2"',
    ])
      expect(await call('GET', `/Users?filter=${encodeURIComponent(filter)}`)).toMatchObject({
        status: 400,
        body: { scimType: 'invalidFilter' },
      })
  },
}
