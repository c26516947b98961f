import { expect, test } from 'vitest'
import { failureOf } from './hubspot.ts'

const rejection = (errors: unknown) => JSON.stringify({ status: 'error', errors })

test.each([
  [
    'each kind once',
    rejection([
      { errorType: 'INVALID_EMAIL' },
      { errorType: 'BLOCKED_EMAIL' },
      { errorType: 'INVALID_EMAIL' },
    ]),
    ['INVALID_EMAIL', 'BLOCKED_EMAIL'],
  ],
  [
    'what it can read, next to what it cannot',
    rejection([
      { errorType: 'dana@northwind.example' },
      { message: 'no kind' },
      null,
      { errorType: 'INVALID_EMAIL' },
    ]),
    ['INVALID_EMAIL'],
  ],
  [
    'at most 20 kinds',
    rejection(Array.from({ length: 26 }, (_, at) => ({ errorType: `KIND_${String.fromCharCode(65 + at)}` }))),
    Array.from({ length: 20 }, (_, at) => `KIND_${String.fromCharCode(65 + at)}`),
  ],
  ['nothing of a list of another form', rejection('INVALID_EMAIL'), []],
  ['nothing of a page', '<html>Bad gateway</html>', []],
])('the kinds of errors that HubSpot names: %s', (_, text, kinds) => expect(failureOf(text)).toEqual(kinds))
