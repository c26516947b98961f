import { afterAll, beforeAll, describe } from 'vitest'
import { operations } from '../support/contract/contract.ts'
import { isForPrograms } from '../support/contract/world.ts'
import { loadCases } from './cases.ts'
import { testExamples } from './examples/suite.ts'
import { testOnTheMock } from './on-the-mock.ts'
import { testOnTheServer } from './on-the-server.ts'
import { testWithRoles } from './with-roles.ts'
import { checked } from './worlds.ts'

/** All that the contract of one service says, on the services, with every set of roles, and on the mock. */
export async function testContract(service: string): Promise<void> {
  await loadCases([service])
  const own = operations.filter(({ handle }) => handle.service === service)
  describe('on the server', () => testOnTheServer(own))
  // Keys and provisioning tokens have no roles.
  const withRoles = own.filter(({ handle }) => !isForPrograms(handle))
  if (withRoles.length) describe('with roles', () => testWithRoles(withRoles))
  describe('on the mock', () => testOnTheMock(own))
  // The cases above have most responses already.
  describe('examples', () => testExamples(service, own))

  let before = { ...checked }
  beforeAll(() => {
    before = { ...checked }
  })
  afterAll(() => {
    const since = (side: keyof typeof checked) => checked[side] - before[side]
    console.log(
      `contract of ${service}: ${own.length} operations; answers checked: ${since('server')} of the server, ${since('roles')} with roles, ${since('mock')} of the mock`,
    )
  })
}
