import type { Operation } from '#domain/contract/operation.ts'
import { type ContractCase, define } from '../../support/contract/case.ts'
import type { AnyCall, World } from '../../support/contract/world.ts'
import { sharedCall } from '../shared-call.ts'

type QueryOf<T> = T extends { parameters: { query?: infer Q } } ? Partial<NonNullable<Q>> : never

let arrangements = 0

/** Cases of a GET, one for each row of filters. They share what they are about, for none of them changes it. */
export function filtered<T>(
  operation: Operation<T>,
  arrange: (world: World) => Promise<AnyCall>,
  rows: readonly QueryOf<T>[],
): ContractCase[] {
  const arrangeShared = sharedCall({ id: `${operation.id}, arranged ${++arrangements}` }, arrange)
  return rows.map(row =>
    define(operation as Operation, 200, {
      title: `filtered by ${Object.entries(row).flat().join(' ')}`,
      arrange: async world => {
        const call = await arrangeShared(world)
        return { ...call, query: { ...call.query, ...row } } as never
      },
    }),
  )
}
