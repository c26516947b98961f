import { expect, test } from 'vitest'
import { toEvent } from './events.ts'

test('an event has a name, an id, and data; a comment is none', () => {
  expect(toEvent('event: request\nid: 1793611867000-7301\ndata: {"tag":"a: b"}')).toEqual([
    { name: 'request', id: '1793611867000-7301', data: '{"tag":"a: b"}' },
  ])
  expect(toEvent('data: text')).toEqual([{ name: 'message', id: '', data: 'text' }])
  expect(toEvent(':')).toEqual([])
  expect(toEvent(': following')).toEqual([])
})
