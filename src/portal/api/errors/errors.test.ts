import { describe, expect, test } from 'vitest'
import { errorItem } from '#domain/errors/catalog.ts'
import { fieldError } from '#domain/errors/fields/field-errors.ts'
import {
  ApiError,
  canTryAgain,
  errorOfResponse,
  failureTime,
  messageOf,
  networkError,
  notesOf,
  toFormError,
} from './errors.ts'

const response = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

test.each([
  [409, false],
  [404, false],
  [403, false],
  [401, true],
  [429, true],
  [500, true],
])('after a response with the status %i, another try can help: %s', (status, expected) => {
  expect(canTryAgain(errorOfResponse(response(status), []))).toBe(expected)
})

test('after a call without a response, another try can help', () => {
  expect(canTryAgain(networkError())).toBe(true)
})

describe('the error of a response', () => {
  test('has the values of the first list entry and the id of the request', () => {
    const list = [errorItem('too-many-requests', { values: { seconds: 12 } })]
    const error = errorOfResponse(response(429, { 'x-request-id': 'r-1', 'retry-after': '12' }), list)
    expect(error).toMatchObject({
      name: 'too-many-requests',
      id: 1588093855,
      statusCode: 429,
      isAxiosError: true,
      requestId: 'r-1',
      retryAfter: 12,
      items: list,
    })
    expect(error.message).toBe(list[0]?.message)
  })

  test.each([undefined, null, '', '<html>', {}, [], [{}], [null], { message: 'x' }])(
    'that is no list of errors says that something broke: %o',
    body => {
      const error = errorOfResponse(response(502), body)
      expect(error).toMatchObject({ name: 'not-a-list', statusCode: 502, isAxiosError: true, fields: [] })
      expect(error.message).toBe('Something broke, not your fault')
    },
  )

  test('has all its parts, even if the entry omits some', () => {
    expect(errorOfResponse(response(404), [{ message: 'Gone.' }])).toMatchObject({
      name: 'unknown',
      items: [{ id: null, name: 'unknown', message: 'Gone.', fields: [], status: 404 }],
    })
    for (const entry of [{ id: 7 }, { id: null, message: '' }])
      expect(errorOfResponse(response(400), [entry]).message).toBe('An unknown error occurred.')
  })

  test('with only a number is rate limiting, if the number means that', () => {
    const limited = { id: 1588093855, name: '', message: '', fields: [], status: 429 }
    const before = Date.now()
    const error = errorOfResponse(response(429, { 'retry-after': '12' }), [limited])
    expect(error).toMatchObject({
      name: 'too-many-requests',
      message: "You're going too fast. Wait 12 seconds and try again.",
      retryAfter: 12,
    })
    expect(error.retryAt).toBeGreaterThanOrEqual(before + 12_000)
    expect(errorOfResponse(response(429), [{ ...limited, id: 1588093856 }]).name).not.toBe(
      'too-many-requests',
    )
    expect(errorOfResponse(response(429), [{ ...limited, message: 'Slow down.' }]).message).toBe('Slow down.')
  })

  test('that never arrived is not a service response', () => {
    expect(networkError()).toMatchObject({ name: 'network', statusCode: 0, isAxiosError: false })
  })
})

describe('what a form shows', () => {
  test('is nothing when nothing failed', () => {
    expect(toFormError(undefined, ['label'])).toBeNull()
  })

  test('is each error at its field, by name or alias, one for each field', () => {
    const error = new ApiError([
      fieldError('username', { name: 'invalid-email' }),
      fieldError('label', { name: 'required' }),
      fieldError('label', { name: 'too-long', limit: 5 }),
    ])
    expect(toFormError(error, ['email', 'label'], { email: ['username'] })).toEqual({
      message: 'Please correct the errors and resubmit the form.',
      requestId: undefined,
      help: undefined,
      retryAt: undefined,
      fieldErrors: { email: 'Enter a valid email address.', label: 'This field is required.' },
    })
  })

  describe('by a fragment of the message', () => {
    const fragments = { email: { 'already in use': 'Registered already.' }, label: { taken: 'Taken.' } }
    const item = (message: string, ...fields: string[]) => ({
      id: null,
      name: 'x',
      message,
      fields,
      status: 409,
    })

    test('is the text of that rule, at the field that the error names', () => {
      const error = new ApiError([item('The address is ALREADY IN USE by 7.', 'username')])
      expect(toFormError(error, ['email'], { email: ['username'] }, fragments)?.fieldErrors).toEqual({
        email: 'Registered already.',
      })
    })

    test('is at the field of the fragment if the error names none', () => {
      const error = new ApiError([item('It is taken.')])
      expect(toFormError(error, ['email', 'label'], {}, fragments)?.fieldErrors).toEqual({ label: 'Taken.' })
    })

    test("is the server's text if no fragment matches, and never another field", () => {
      const error = new ApiError([item('Too far away.', 'label'), item('It is taken.', 'email')])
      expect(toFormError(error, ['email', 'label'], {}, fragments)?.fieldErrors).toEqual({
        label: 'Too far away.',
        email: 'It is taken.',
      })
    })

    test('is a general message if nothing matches', () => {
      expect(toFormError(new ApiError([item('No.')]), ['label'], {}, fragments)).toMatchObject({
        message: 'No.',
        fieldErrors: {},
      })
    })
  })

  test('is a general message that names the field if the form does not have it', () => {
    const error = new ApiError([fieldError('colour', { name: 'unknown-field' })])
    expect(toFormError(error, ['label'])).toMatchObject({
      message: 'Unhandled field: colour. This field is unknown.',
      fieldErrors: {},
    })
  })

  test('is the message of an error without a field', () => {
    expect(toFormError(new ApiError([errorItem('invalid-credentials')]), ['password'])).toMatchObject({
      message: 'The email address or the password is incorrect.',
    })
  })

  test('is the id of the request when the server failed, and not when the input was wrong', () => {
    const failed = (name: 'internal-error' | 'not-found') =>
      toFormError(new ApiError([errorItem(name)], { requestId: 'r-1' }), [])?.requestId
    expect(failed('internal-error')).toBe('r-1')
    expect(failed('not-found')).toBeUndefined()
  })

  test('does not show a mistake of ours', () => {
    const form = toFormError(new TypeError('x is undefined'), ['label'])
    expect(form).toEqual({ message: 'An unknown error occurred.', fieldErrors: {} })
  })
})

describe('in addition to the text of a failure', () => {
  test('is the page that explains it and the id to quote', () => {
    const error = new ApiError([errorItem('not-found')], { requestId: 'r-1' })
    expect(notesOf(error)).toEqual({ help: '/docs/errors/not-found', reference: 'r-1', retryAt: undefined })
    expect(notesOf(networkError()).help).toBe('/docs/errors/network')
    expect(notesOf(new TypeError('x')).help).toBe('/docs/errors/unknown')
  })

  test('is a toast of four seconds if there was no list, otherwise three', () => {
    expect(failureTime(errorOfResponse(response(500), '<html>'))).toBe(4000)
    expect(failureTime(new ApiError([errorItem('not-found')]))).toBe(3000)
    expect(failureTime(new TypeError('x'))).toBe(3000)
  })
})

test('a fault of the page is not explained in the words of the engine', () => {
  expect(messageOf(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(
    'Whoops! Something went wrong. Please try again.',
  )
  expect(messageOf(networkError())).toBe(networkError().message)
})
