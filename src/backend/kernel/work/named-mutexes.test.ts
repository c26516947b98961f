import { expect, test } from 'vitest'
import { createNamedMutexes } from './named-mutexes.ts'

/** Waits for its turn, and reports when it has come. */
function ask(turns: ReturnType<typeof createNamedMutexes>, name = 'report') {
  const controller = new AbortController()
  const call = { state: 'waits', end: () => controller.abort(new Error('gone')), done: Promise.resolve() }
  call.done = turns.acquire(name, controller.signal).then(
    () => {
      call.state = 'has it'
    },
    error => {
      call.state = error.message
    },
  )
  return call
}

const soon = () => new Promise(resolve => setImmediate(resolve))

test('one has the turn until it ends, and the others follow in their order', async () => {
  const turns = createNamedMutexes()
  const calls = [ask(turns), ask(turns), ask(turns)]
  const states = async () => {
    await soon()
    return calls.map(({ state }) => state)
  }
  expect(await states()).toEqual(['has it', 'waits', 'waits'])
  calls[0]?.end()
  expect(await states()).toEqual(['has it', 'has it', 'waits'])
  calls[1]?.end()
  expect(await states()).toEqual(['has it', 'has it', 'has it'])
  calls[2]?.end()
  const later = ask(turns)
  await later.done
  expect(later.state).toBe('has it')
})

test('turns of another name are free', async () => {
  const turns = createNamedMutexes()
  ask(turns)
  const other = ask(turns, 'another report')
  await soon()
  expect(other.state).toBe('has it')
})

test('one that goes away while it waits is skipped', async () => {
  const turns = createNamedMutexes()
  const [first, second, third] = [ask(turns), ask(turns), ask(turns)]
  second?.end()
  await second?.done
  expect(second?.state).toBe('gone')
  first?.end()
  await third?.done
  expect(third?.state).toBe('has it')
})

test('one too many is rejected at once, and one that waits too long is rejected later', async () => {
  const turns = createNamedMutexes({ waiting: 1, timeout: 10 })
  const [first, second, third] = [ask(turns), ask(turns), ask(turns)]
  await third?.done
  expect([second?.state, third?.state]).toEqual(['waits', 'too-many-requests'])
  await second?.done
  expect(second?.state).toBe('too-many-requests')
  first?.end()
  const later = ask(turns)
  await later.done
  expect(later.state).toBe('has it')
})
