import { expect, test } from 'vitest'
import { deprecationSentence, generalSentences, sentencesOf, timeSpan } from './sentences.ts'

const operation = { operationId: 'createThing', summary: '', description: '', responses: {} }

test.each([
  [{ 'x-repeat': 'same' }, ['A repeated call changes nothing more.']],
  [{ 'x-repeat': 'again' }, ['A repeated call does it again.']],
  [{ 'x-repeat': 'not-found' }, ['A repeated call is rejected with `not-found`.']],
  [
    { 'x-idempotent': 86_400 },
    ['The same call with the same Idempotency-Key gets the first response again for 24 hours.'],
  ],
  [
    { 'x-idempotent': 86_400, 'x-repeat': 'again' },
    [
      'The same call with the same Idempotency-Key gets the first response again for 24 hours. A repeated call without a key does it again.',
    ],
  ],
  [
    { 'x-rate-limit': { calls: 60_000, seconds: 60, by: ['address'] } },
    ['At most 60,000 calls from an address in a minute.'],
  ],
  [
    { 'x-rate-limit': { calls: 10, seconds: 600, by: ['shared-address', 'username'] } },
    ['At most 300 calls from an address, and 10 calls for a username in 10 minutes.'],
  ],
  [
    { 'x-rate-limit': { calls: 10, seconds: 300, by: ['address-failures', 'failures'] } },
    ['At most 10 rejected calls from an address, and 10 failed attempts for a username in 5 minutes.'],
  ],
  [
    { 'x-rate-limit': { calls: 20, seconds: 3600, by: ['person'] }, 'x-repeat': 'same' },
    ['A repeated call changes nothing more.', 'At most 20 calls by a person in an hour.'],
  ],
  [{ security: [{ bearer: ['self'] }] }, ["Staff who act as a person can't call it."]],
  [{ security: [{ bearer: ['api-key-editor'] }] }, []],
  [{}, []],
])('%j', (extensions, sentences) => {
  expect(sentencesOf('post', { ...operation, ...extensions })).toEqual(sentences)
})

test.each([
  [1, 'a second'],
  [90, '90 seconds'],
  [60, 'a minute'],
  [3600, 'an hour'],
  [172_800, '48 hours'],
])('%i seconds are %s', (seconds, text) => expect(timeSpan(seconds)).toBe(text))

test('the general limits are those of services that people call', () => {
  expect(generalSentences([{ ...operation, security: [{ bearer: ['self'] }] }])).toBe(
    '**General limits.** At most 1,200 calls by a person in a minute. At most 6,000 calls from an address in a minute, of those without a login. Of the operations for staff: at most 600 calls by a person in a minute, 60 of them changes. A call with an API token counts for the token instead of the person. It is rejected with `token-not-allowed` by an operation that takes none, with `token-network-rejected` from another network, with `token-account-required` where the token is for several accounts and `X-Account` names none, and with `token-account-rejected` where it names another one. Staff who act as a person with read-only access are rejected with `acting-read-only` where something would change. Each response has an `X-Request-Id`, which support and the log find the call by, and the `X-Release` of the portal that the server has, if it has one.',
  )
  expect(generalSentences([{ ...operation, security: [{ secretKey: [] }] }])).toBeUndefined()
})

test('what is deprecated says what to use instead, and until when it works', () => {
  const deprecated = { deprecated: true, 'x-deprecated-message': 'Use `search`.', 'x-sunset': '2027-06-01' }
  expect(deprecationSentence(deprecated)).toBe('Deprecated: Use `search`. It ends on 2027-06-01.')
  expect(deprecationSentence({ ...deprecated, deprecated: false })).toBeUndefined()
})
