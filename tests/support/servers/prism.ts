import { createMock } from '../../../scripts/mock/mock.ts'
import { createWorld, DANA, type WireRequest, type WireResponse, type World } from '../contract/world.ts'

interface PrismResponse extends WireResponse {
  /** How the request or the mock's own response violates the contract. */
  violations: string[]
}

/**
 * The mock as a world. Nothing is made in it and nothing changes: a case says by `Prefer` which example it
 * wants, and the mock validates the request.
 */
export interface PrismWorld extends World {
  send(request: WireRequest): Promise<PrismResponse>
}

export function createPrismWorld(): PrismWorld {
  const mock = createMock()
  const send: PrismWorld['send'] = async request => {
    const { status, headers, body = '', violations } = await mock(request)
    return { status, headers, body, violations }
  }
  const world = createWorld({ send, given: async example => example, newAddress: () => DANA.username })
  return { ...world, send }
}
