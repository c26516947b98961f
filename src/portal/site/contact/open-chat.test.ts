import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHAT_POLL, CHAT_TIME_LIMIT, openChat, readMessage } from './open-chat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function opening() {
  const ask = vi.fn()
  const onOpen = vi.fn()
  const onFailure = vi.fn()
  const chat = openChat({ ask, onOpen, onFailure })
  const say = (status: 'loading' | 'ready' | 'open' | 'closed' | 'failed', reason = '') =>
    chat.receive({ status, reason })
  return { ask, onOpen, onFailure, chat, say }
}

test('it asks every 200 ms until the chat is open, and not again', () => {
  const { ask, onOpen, onFailure, say } = opening()
  expect(CHAT_POLL).toBe(200)
  vi.advanceTimersByTime(199)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ask).toHaveBeenCalledTimes(1)
  say('loading')
  vi.advanceTimersByTime(600)
  expect(ask).toHaveBeenCalledTimes(4)
  say('ready')
  vi.advanceTimersByTime(200)
  expect(ask).toHaveBeenCalledTimes(5)
  say('open')
  expect(onOpen).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(CHAT_TIME_LIMIT * 2)
  expect(ask).toHaveBeenCalledTimes(5)
  expect(onFailure).not.toHaveBeenCalled()
})

test.each([
  ['no word of it', [], 'it was not ready in time'],
  ['loading', ['loading'], 'it was not ready in time'],
  ['ready, and never open', ['loading', 'ready'], 'it did not open in time'],
] as const)('after ten seconds of %s, it has failed', (_, statuses, reason) => {
  const { ask, onOpen, onFailure, say } = opening()
  for (const status of statuses) say(status)
  vi.advanceTimersByTime(9_999)
  expect(onFailure).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onFailure.mock.calls).toEqual([[reason]])
  const asked = ask.mock.calls.length
  // Too late: the visitor has been shown another way.
  say('open')
  vi.advanceTimersByTime(CHAT_TIME_LIMIT)
  expect(onOpen).not.toHaveBeenCalled()
  expect(ask).toHaveBeenCalledTimes(asked)
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('a chat that says that it failed is not waited for', () => {
  const { onFailure, say } = opening()
  say('failed', 'the script of the vendor did not load')
  expect(onFailure.mock.calls).toEqual([['the script of the vendor did not load']])
  vi.advanceTimersByTime(CHAT_TIME_LIMIT)
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('once stopped, it neither asks nor calls', () => {
  const { ask, onOpen, onFailure, chat, say } = opening()
  chat.stop()
  say('open')
  vi.advanceTimersByTime(CHAT_TIME_LIMIT)
  expect([ask, onOpen, onFailure].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
})

test.each([
  [{ chat: 'open' }, { status: 'open', reason: '' }],
  [
    { chat: 'failed', reason: 'x'.repeat(300), more: 1 },
    { status: 'failed', reason: 'x'.repeat(200) },
  ],
  [
    { chat: 'failed', reason: ['x'] },
    { status: 'failed', reason: '' },
  ],
  [{ chat: 'launch' }, undefined],
  [{ chat: ['open'] }, undefined],
  ['open', undefined],
  [null, undefined],
])('a message of the frame is what is listed, and nothing else: %o', (data, message) =>
  expect(readMessage(data)).toEqual(message),
)
