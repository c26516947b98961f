import { expect, test } from 'vitest'
import { declareEvent } from './events.ts'

test('subscribers are called one after another, with what happened, and say what they did', async () => {
  const opened = declareEvent<[account: string], string>()
  const calls: string[] = []
  opened.subscribe(async account => {
    calls.push('first begins')
    await Promise.resolve()
    calls.push('first ends')
    return `${account}: a contact`
  })
  opened.subscribe(async account => {
    calls.push('second begins')
    return `${account}: a seat`
  })
  expect(await opened.emit('northwind')).toEqual(['northwind: a contact', 'northwind: a seat'])
  expect(calls).toEqual(['first begins', 'first ends', 'second begins'])
})

test('a subscriber that throws keeps the others from starting, and its error reaches the emitter', async () => {
  const joins = declareEvent<[]>()
  const later: string[] = []
  joins.subscribe(() => Promise.reject(new Error('no seat')))
  joins.subscribe(async () => void later.push('called'))
  await expect(joins.emit()).rejects.toThrow('no seat')
  expect(later).toEqual([])
})

test('without subscribers, nothing happens', async () => {
  expect(await declareEvent<[]>().emit()).toEqual([])
})
