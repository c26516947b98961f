import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

/** A list on a server whose responses the test delivers in any order. Each says what was stored when it began. */
let stored: string
let reads: { deliver: () => void }[]
const read = () => {
  const seen = stored
  return new Promise<string>(resolve => reads.push({ deliver: () => resolve(seen) }))
}
const list = (page = 1) => ({ queryKey: ['list', page], queryFn: read })
const settled = () => new Promise(resolve => setTimeout(resolve))

let client: ReturnType<typeof createQueryClient>
const stops: (() => void)[] = []
beforeEach(() => {
  client = createQueryClient()
  stored = 'old'
  reads = []
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  client.clear()
})
const show = (page?: number) => {
  const observer = new QueryObserver(client, list(page))
  const stop = observer.subscribe(() => undefined)
  stops.push(stop)
  return { shown: () => observer.getCurrentResult().data, leave: stop }
}
/** What a form does when its change is saved. */
const saved = (change: string) => {
  stored = change
  return client.invalidateQueries({ queryKey: ['list'] })
}
const deliver = async (at: number) => {
  reads[at]?.deliver()
  await settled()
}

describe('a read that began before a change, and whose response arrives after that of the read after it', () => {
  test('by a poll or a window that gets the focus', async () => {
    const { shown } = show()
    await deliver(0)
    void client.refetchQueries({ queryKey: ['list'] })
    const done = saved('new')
    expect(reads).toHaveLength(3)
    await deliver(2)
    await done
    await deliver(1)
    expect(shown()).toBe('new')
  })

  test('when it is the first read of a page of the list', async () => {
    const { shown } = show(2)
    const done = saved('new')
    expect(reads).toHaveLength(2)
    await deliver(1)
    await done
    expect(shown()).toBe('new')
    await deliver(0)
    expect(shown()).toBe('new')
  })

  test('when the old response arrives first, it does not count as up to date', async () => {
    const { shown } = show(2)
    const done = saved('new')
    await deliver(0)
    expect(shown()).toBeUndefined()
    await deliver(1)
    await done
    expect(shown()).toBe('new')
  })

  test('when the person has left the page in the meantime', async () => {
    show().leave()
    await saved('new')
    await deliver(0)
    await deliver(1)
    expect(reads).toHaveLength(2)
    expect(show().shown()).toBe('new')
  })

  test('when a loader began it, and waits', async () => {
    const loaded = client.fetchQuery(list())
    await saved('new')
    await deliver(0)
    await deliver(1)
    expect(await loaded).toBe('new')
    expect(show().shown()).toBe('new')
  })

  test('when there was a change after the change', async () => {
    const { shown } = show()
    const first = saved('new')
    const second = saved('newest')
    await deliver(2)
    await Promise.all([first, second])
    for (const at of [1, 0]) await deliver(at)
    expect(shown()).toBe('newest')
  })
})

test('a change requests each list on the page once', async () => {
  const { shown } = show()
  await deliver(0)
  const done = saved('new')
  await deliver(1)
  await done
  expect(reads).toHaveLength(2)
  expect(shown()).toBe('new')
})
