import { expect, test } from 'vitest'
import { readMatter } from './form-values.ts'

const topics = ['pricing', 'team-size']

test('a link sets the topic and the context', () => {
  expect(readMatter('?topic=team-size&people=40&utm_source=x', topics)).toEqual({
    topic: 'team-size',
    facts: [{ name: 'people', label: 'People on the team', value: '40' }],
  })
})

test.each([
  ['an unknown topic', '?topic=hack', { topic: undefined, facts: [] }],
  ['nothing', '', { topic: undefined, facts: [] }],
  ['an empty fact', '?reference=+', { topic: undefined, facts: [] }],
])('%s', (_case, search, matter) => expect(readMatter(search, topics)).toEqual(matter))

test('a context value is one short line', () => {
  const { facts } = readMatter(`?reference=${encodeURIComponent(`a\r\nb${'c'.repeat(500)}`)}`, topics)
  expect(facts[0]?.value).toBe(`a  b${'c'.repeat(196)}`)
})
