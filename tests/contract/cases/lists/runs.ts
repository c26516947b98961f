import { expect } from 'vitest'
import { cancelList } from '#generated/lists/operations/cancelList.ts'
import { pauseList } from '#generated/lists/operations/pauseList.ts'
import { resumeList } from '#generated/lists/operations/resumeList.ts'
import { startList } from '#generated/lists/operations/startList.ts'
import { define } from '../../../support/contract/case.ts'
import { withList } from '../../../support/contract/given-list.ts'

type State = Parameters<typeof withList>[1]['state']
const UNKNOWN_ID = '0193f2b1-6a10-7c44-8d21-5e0f9a3b7c12'

/** The cases of an action: from a state in which it succeeds, and from one in which it can't. */
function casesOf(
  operation: typeof pauseList,
  { from, to, other, error }: { from: State; to: State; other: State; error: string },
) {
  return [
    define(operation, 200, {
      example: to,
      arrange: world => withList(world, { state: from }),
      check: ({ state }) => expect(state).toBe(to),
    }),
    define(operation, 404, {
      example: 'not-found',
      arrange: async world => ({ caller: await world.person(), params: { id: UNKNOWN_ID } }),
    }),
    define(operation, 409, { example: error, arrange: world => withList(world, { state: other }) }),
  ]
}

export const cases = [
  ...casesOf(startList, { from: 'ready', to: 'running', other: 'done', error: 'list-not-ready' }),
  define(startList, 409, {
    example: 'list-without-lookups',
    arrange: world => withList(world, { state: 'ready', withoutLookups: true }),
  }),
  ...casesOf(pauseList, { from: 'running', to: 'paused', other: 'ready', error: 'list-not-running' }),
  ...casesOf(resumeList, { from: 'paused', to: 'running', other: 'done', error: 'list-not-paused' }),
  ...casesOf(cancelList, { from: 'running', to: 'canceled', other: 'ready', error: 'list-not-running' }),
]
