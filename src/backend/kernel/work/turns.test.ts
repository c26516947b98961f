import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Caller } from '../access/access.ts'
import { createTurns } from './turns.ts'

const DEFAULTS = { config: { DATABASE_CONNECT_TIMEOUT: 5 } }

const of = (accountId: number) => ({ caller: { accountId } as Caller, client: undefined })

test('five changes of an account are made at once, and those of others do not wait for them', async () => {
  const turns = createTurns(DEFAULTS)
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const begun: string[] = []
  const change = (name: string) => async () => {
    begun.push(name)
    await end
  }
  const made = [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map(name => turns.take(of(1), change(name))),
    turns.take(of(2), change('other')),
    turns.take({ caller: undefined, client: undefined }, change('no one')),
  ]
  while (begun.length < 7) await sleep(1)
  expect(begun.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'no one', 'other'])
  resolve()
  await Promise.all(made)
  expect(begun.at(-1)).toBe('f')
})

test('a change that fails gives its turn to the next', async () => {
  const turns = createTurns(DEFAULTS)
  const fail = () => Promise.reject(new Error('failed'))
  const changes = [fail, fail, fail, fail, fail, async () => 'made'].map(change => turns.take(of(1), change))
  expect((await Promise.allSettled(changes)).map(({ status }) => status)).toEqual([
    ...['rejected', 'rejected', 'rejected', 'rejected', 'rejected', 'fulfilled'],
  ])
})
