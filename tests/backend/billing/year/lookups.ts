import { passGate } from '#backend/services/gateway/gate.ts'
import { type Product, products } from '#backend/services/gateway/products.ts'
import { requestLogOf } from '#backend/services/security/public.ts'
import { catalogSnapshot } from '#backend/services/subscription/public.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { Problem } from '#kernel/http/problem.ts'
import type { Backend } from '../../../support/backend.ts'
import { basic, type GatewayKey } from '../../../support/gateway.ts'

/** The path of the gateway that serves each license of the year. */
const PRODUCTS = new Map<number, Product>([
  [1102, products.usStreet],
  [1203, products.usAutocomplete],
  [1304, products.usRooftopGeocoding],
  [1305, products.usReverseGeocoding],
  [1407, products.internationalStreet],
])

/**
 * Takes lookups with a key through the gate of the gateway, as one call: whether it lets them through. The responses
 * themselves would take most of the time and change nothing.
 */
export async function look(
  { kernel }: Backend,
  { keyId, token }: GatewayKey,
  { licenseId, lookups }: { licenseId: number; lookups: number },
): Promise<boolean> {
  const product = PRODUCTS.get(licenseId)
  if (!product) throw new Error(`no path serves license ${licenseId}`)
  const { licenseIds } = await catalogSnapshot(kernel)
  const license = [...licenseIds].find(([, id]) => id === licenseId)?.[0]
  try {
    await passGate(
      {
        kernel,
        now: kernel.clock.now(),
        key: {
          kind: 'secret',
          id: keyId,
          token,
          tokenHash: hashSecret(token),
          isInUrl: false,
          isFromBrowser: false,
          isProgram: true,
          host: null,
        },
        request: {
          operationId: 'verifyUsAddress',
          id: 'year',
          headers: {},
          address: '127.0.0.1',
          userAgent: 'tests',
          origin: undefined,
        },
        body: undefined,
        query: { license },
        recordKey: () => undefined,
        noteCall: () => undefined,
      },
      product,
      lookups,
    )
    return true
  } catch (error) {
    if (error instanceof Problem && error.items[0]?.status === 402) return false
    throw error
  }
}

/** Makes a call of one lookup with a tag, which the request log has afterwards: whether it is let through. */
export async function callWithTag(backend: Backend, key: GatewayKey, tag: string): Promise<boolean> {
  const { statusCode, body } = await backend.inject({
    method: 'GET',
    url: '/api/gateway/us-street?street=214+N+Juniper+St&zipcode=84116',
    headers: { ...basic(key), 'x-tag': tag },
  })
  if (statusCode !== 200 && statusCode !== 402)
    throw new Error(`a call with a tag gets ${statusCode}: ${body}`)
  await requestLogOf(backend.kernel).write()
  return statusCode === 200
}
