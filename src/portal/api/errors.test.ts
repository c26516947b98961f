import { describe, expect, test } from 'vitest'
import { errorItem } from '#domain/errors.ts'
import { fieldError } from '#domain/field-errors.ts'
import { ApiError, errorOfAnswer, networkError, toFormError } from './errors.ts'

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers })

describe('the error of an answer', () => {
  test('has what the first entry of the list says, and the id of the request', () => {
    const list = [errorItem('too-many-requests', { values: { seconds: 12 } })]
    const error = errorOfAnswer(answer(429, { 'x-request-id': 'r-1', 'retry-after': '12' }), list)
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
      const error = errorOfAnswer(answer(502), body)
      expect(error).toMatchObject({ name: 'not-a-list', statusCode: 502, isAxiosError: true, fields: [] })
      expect(error.message).toBe("Something broke on our side. It's not your fault. Please try again.")
    },
  )

  test('that never came is no answer of a service', () => {
    expect(networkError()).toMatchObject({ name: 'network', statusCode: 0, isAxiosError: false })
  })
})

describe('what a form shows', () => {
  test('is nothing when nothing failed', () => {
    expect(toFormError(undefined, ['label'])).toBeNull()
  })

  test('is each error at its field, by name or alias, the first of a field', () => {
    const error = new ApiError([
      fieldError('username', { name: 'invalid-email' }),
      fieldError('label', { name: 'required' }),
      fieldError('label', { name: 'too-long', limit: 5 }),
    ])
    expect(toFormError(error, ['email', 'label'], { email: ['username'] })).toEqual({
      message: 'Please correct the errors and resubmit the form.',
      requestId: undefined,
      fieldErrors: { email: 'Enter a valid e-mail address.', label: 'This field is required.' },
    })
  })

  test('is a general message where the form has no such field, which names it', () => {
    const error = new ApiError([fieldError('colour', { name: 'unknown-field' })])
    expect(toFormError(error, ['label'])).toMatchObject({
      message: 'Unhandled field: colour. This field is not known.',
      fieldErrors: {},
    })
  })

  test('is the message of an error that is about no field', () => {
    expect(toFormError(new ApiError([errorItem('invalid-credentials')]), ['password'])).toMatchObject({
      message: 'The e-mail address or the password is incorrect.',
    })
  })

  test('is the id of the request when we failed, and not when the person did', () => {
    const failed = (name: 'internal-error' | 'not-found') =>
      toFormError(new ApiError([errorItem(name)], { requestId: 'r-1' }), [])?.requestId
    expect(failed('internal-error')).toBe('r-1')
    expect(failed('not-found')).toBeUndefined()
  })

  test('is no word of a mistake of ours', () => {
    const form = toFormError(new TypeError('x is undefined'), ['label'])
    expect(form).toEqual({ message: 'An unknown error occurred.', fieldErrors: {} })
  })
})
