import { expect } from 'vitest'
import type { Checks, Provider } from './provider.ts'

/** A group with two of three users. */
async function team(provider: Provider) {
  const ids = []
  for (const displayName of ['Ada', 'Ben', 'Cy']) ids.push((await provider.user({ displayName })).id)
  const [ada, ben, cy] = ids
  const made = await provider.group('Support', [ada, ben])
  const members = async () => {
    const { body } = await provider.call('GET', `/Groups/${made.id}`)
    return body.members.map(({ value }: { value: string }) => value).toSorted()
  }
  return { id: made.id, path: `/Groups/${made.id}`, made, ada, ben, cy, members }
}

export const groupChecks: Checks = {
  async G1(provider) {
    const { made, ada, ben } = await team(provider)
    expect(made).toMatchObject({ displayName: 'Support', meta: { resourceType: 'Group', version: 'W/"1"' } })
    expect(made.members).toHaveLength(2)
    expect(made.members).toContainEqual({ value: ada, display: 'Ada', type: 'User' })
    expect(made.members).toContainEqual({ value: ben, display: 'Ben', type: 'User' })
  },
  async G2({ call, group }) {
    const { id } = await group('Support')
    expect(await call('POST', '/Groups', { body: { displayName: 'SUPPORT' } })).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    })
    const { body } = await call('GET', `/Groups?filter=${encodeURIComponent('displayName eq "support"')}`)
    expect(body.Resources).toMatchObject([{ id }])
  },
  async G3(provider) {
    const { path } = await team(provider)
    for (const value of ['0193f2b1-7a3d-7c40-8e21-5d9c0b1a2f3e', 'ada', path.split('/')[2]])
      expect((await provider.patch(path, { op: 'add', path: 'members', value: [{ value }] })).status).toBe(
        400,
      )
  },
  async G4(provider) {
    const { path, ada, ben, cy, members } = await team(provider)
    await provider.patch(path, { op: 'Add', path: 'members', value: [{ value: cy }, { value: ada }] })
    await provider.patch(path, { op: 'add', path: 'members', value: { value: cy, display: 'Cy' } })
    expect(await members()).toEqual([ada, ben, cy].toSorted())
  },
  async G5(provider) {
    const { path, ada, ben, members } = await team(provider)
    await provider.patch(path, { op: 'remove', path: `members[value eq "${ada}"]` })
    expect(await members()).toEqual([ben])
  },
  async G6(provider) {
    const { path, ada, ben, members } = await team(provider)
    await provider.patch(path, { op: 'Remove', path: 'members', value: [{ value: ben }] })
    expect(await members()).toEqual([ada])
  },
  async G7(provider) {
    const { path, cy, members } = await team(provider)
    await provider.patch(path, { op: 'replace', path: 'members', value: [{ value: cy }] })
    expect(await members()).toEqual([cy])
    await provider.patch(path, { op: 'remove', path: 'members' })
    expect(await members()).toEqual([])
  },
  async G8(provider) {
    const { path, id } = await team(provider)
    const { status, body } = await provider.patch(path, { op: 'replace', value: { id, displayName: 'Help' } })
    expect({ status, id: body.id, name: body.displayName }).toEqual({ status: 200, id, name: 'Help' })
    expect(body.members).toHaveLength(2)
  },
  async G9(provider) {
    const { path } = await team(provider)
    const { body } = await provider.call('GET', `${path}?excludedAttributes=members`)
    expect(body).toMatchObject({ displayName: 'Support' })
    expect(body).not.toHaveProperty('members')
  },
  async G10(provider) {
    const { id, ada, cy } = await team(provider)
    const found = async (filter: string) =>
      (await provider.call('GET', `/Groups?filter=${encodeURIComponent(filter)}`)).body.totalResults
    for (const of of ['members eq', 'members.value eq']) {
      expect(await found(`id eq "${id}" and ${of} "${ada}"`)).toBe(1)
      expect(await found(`${of} "${cy}"`)).toBe(0)
    }
    expect(await found(`members[value eq "${ada}"]`)).toBe(1)
  },
  async G11(provider) {
    const { path, cy, members } = await team(provider)
    const body = { displayName: 'Help', members: [{ value: cy }] }
    expect((await provider.call('PUT', path, { body })).body).toMatchObject({ displayName: 'Help' })
    expect(await members()).toEqual([cy])
    await provider.call('PUT', path, { body: { displayName: 'Help' } })
    expect(await members()).toEqual([])
  },
  async G12(provider) {
    const { path, ada, ben, members } = await team(provider)
    await provider.call('DELETE', `/Users/${ada}`)
    expect(await members()).toEqual([ben])
    expect((await provider.call('DELETE', path)).status).toBe(204)
    const { body } = await provider.call('GET', `/Users/${ben}`)
    expect(body).toMatchObject({ active: true, groups: [] })
  },
}
