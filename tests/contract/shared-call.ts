import type { ContractOperation } from '../support/contract/contract.ts'
import type { AnyCall, World } from '../support/contract/world.ts'

/** A call of the operation that succeeds. */
export type ArrangeCall = (world: World) => Promise<AnyCall>

interface Shared {
  call: AnyCall
  /** Time of the world when the call was ready. */
  at: number
}

const shared = new WeakMap<World, Map<string, Shared>>()

/**
 * One successful call for all cases of an operation that are rejected. It serves as long as the clock of the
 * world stands still, because tokens expire with it. A test that expects a success arranges a call of its own.
 */
export function sharedCall({ id }: Pick<ContractOperation, 'id'>, arrange: ArrangeCall): ArrangeCall {
  return async world => {
    const calls = shared.get(world) ?? new Map<string, Shared>()
    shared.set(world, calls)
    const known = calls.get(id)
    if (known?.at === (await timeOf(world))) return known.call
    const call = await arrange(world)
    calls.set(id, { call, at: await timeOf(world) })
    return call
  }
}

/** Milliseconds; the time of the mock is always the same. */
function timeOf(world: World): Promise<number> {
  return world.given(0, async ({ clock }) => clock.now().getTime())
}
