import { expect, test } from 'vitest'
import { readNoMatch } from './no-match.ts'

const explained = {
  candidates: [],
  explanations: [{ input_index: 0, part: 'street', reason: 'not-found', message: 'There’s no such street.' }],
}

test.each([
  ['{"candidates":[]}', []],
  ['HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"candidates":[]}', []],
  [JSON.stringify(explained), ['There’s no such street.']],
  [JSON.stringify({ ...explained, candidates: [{}] }), ['There’s no such street.']],
  ['{"candidates":[],"explanations":[null,5,{"message":7}]}', []],
])('%s has no match', (text, messages) => {
  expect(readNoMatch(text)?.explanations.map(({ message }) => message)).toEqual(messages)
})

test.each(['', 'candidates', '{"candidates":[{}]}', '{"results":[]}', '[{"id":1}]', '}{', '{"candidates":'])(
  '%s is another text',
  text => expect(readNoMatch(text)).toBeNull(),
)
