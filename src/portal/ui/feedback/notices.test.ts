import { beforeEach, expect, test, vi } from 'vitest'
import { clearNotices, noteNotice, onNotices, readNotices } from './notices.ts'

beforeEach(clearNotices)

test('the newest notice comes first, and fifty are kept', () => {
  for (let n = 1; n <= 60; n++) noteNotice('info', `Notice ${n}`)
  const texts = readNotices().map(({ content }) => content)
  expect(texts).toHaveLength(50)
  expect([texts[0], texts.at(-1)]).toEqual(['Notice 60', 'Notice 11'])
})

test('listeners are notified of each change until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = onNotices(listener)
  noteNotice('error', 'It failed.')
  clearNotices()
  clearNotices()
  stop()
  noteNotice('success', 'Saved.')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('the list is the same until it changes', () => {
  noteNotice('success', 'Saved.')
  expect(readNotices()).toBe(readNotices())
})
