import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import type { Person } from './backend.ts'
import { toRequest, type World } from './contract/world.ts'
import { basic } from './gateway.ts'
import { embeddedKey, secretKey } from './keys.ts'

/** A lookup that the gateway is to reject. */
export async function rejectedLookup(
  world: World,
  { query, headers }: { query?: { key: string }; headers: Record<string, string> },
): Promise<void> {
  const street = { street: '214 N Juniper St', ...query }
  const { status } = await world.send(toRequest(verifyUsAddress, { caller: null, query: street, headers }))
  if (status < 400) throw new Error(`the lookup is answered with ${status}`)
}

/** A person with a rejected lookup of an embedded key, and two of a secret one. */
export async function withRejections(
  world: World,
): Promise<{ caller: Person; embedded: string; secret: string }> {
  const caller = await world.person()
  const [embedded, secret] = [await embeddedKey(world, caller), await secretKey(world, caller)]
  await world.given(undefined, async () => {
    await rejectedLookup(world, {
      query: { key: embedded },
      headers: { origin: 'https://staging.northwind.example' },
    })
    for (let call = 0; call < 2; call++)
      await rejectedLookup(world, { headers: basic({ keyId: secret, token: 'sk_of_another_key' }) })
  })
  return { caller, embedded, secret }
}
