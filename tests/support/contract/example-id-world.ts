import { associateThirdParty } from '#generated/identity/operations/associateThirdParty.ts'
import type { Backend, Person } from '../backend.ts'
import { comeBack, ending, exampleReturn } from '../servers/example-id.ts'
import type { World } from './world.ts'

export const STATE = 'NqVwYS81VP7Hb1DX8pPd5khxE3pyIgKpaUnArl63Xyk'

type Kind = Parameters<typeof comeBack>[1]['kind']
export type Input = { email?: string; isVerified?: boolean }

/** The call that ends a login which Example ID sent back. */
export async function returned(world: World, kind: Kind, { email, ...input }: Input = {}) {
  const address = email ?? world.newAddress()
  const requestPath = `/account/callback/${kind}?state=${STATE}`
  const example = { ...exampleReturn, requestPath }
  return ending(await world.given(example, backend => comeBack(backend, { kind, email: address, ...input })))
}

/** A person who has linked a login with this address. */
export async function linkedPerson(world: World, email: string): Promise<Person> {
  const caller = await world.person()
  await world.perform(associateThirdParty, { caller, ...(await returned(world, 'add-login', { email })) })
  return caller
}

/** Runs the server without the provider for one call: it answers nothing that could be used. */
export const brokenProvider = (world: World) =>
  world.given(null, async ({ kernel }: Backend) => {
    const provider = kernel.exampleId
    if (!provider) throw new Error('no provider')
    const { fetch } = provider
    kernel.exampleId = {
      ...provider,
      // Another secret makes another client, whose metadata are not known yet.
      clientSecret: 'a client of a provider that is out of order',
      async fetch() {
        kernel.exampleId = { ...provider, ...(fetch && { fetch }) }
        return new Response('out of order', { status: 503 })
      },
    }
    return null
  })
