import { expect, test } from 'vitest'
import type { FormSubmission } from '#generated/forms/types.ts'
import { ApiError, networkError } from '#portal/api/errors/errors.ts'
import { deliver, type Post, type Unsent } from './deliver.ts'

const unsent: Unsent = {
  form: 'contact-sales',
  key: 'k1',
  body: {
    fields: [{ name: 'email', value: 'dana@northwind.example' }],
    context: { pageUri: 'https://gatepost.example/contact', pageName: 'Contact sales' },
  },
}
const THANKS: FormSubmission = { outcome: 'message', inline_message: 'Thank you.' }
const answered = (status: number, name: string) =>
  new ApiError([{ id: null, name, message: name, fields: [], status }])

/** A service that responds to each form this way, and what was posted to it. */
function service(responses: Record<string, FormSubmission | ApiError>) {
  const posted: { form: string; key: string; error: string | undefined }[] = []
  const post: Post = async (form, key, body) => {
    posted.push({ form, key, error: body.fields.find(({ name }) => name === 'form_submission_error')?.value })
    const response = responses[form]
    if (!response || response instanceof ApiError) throw response
    return response
  }
  return { post, posted }
}

test('a form that is taken is posted once', async () => {
  const { post, posted } = service({ 'contact-sales': THANKS })
  expect(await deliver(unsent, post)).toEqual({ kind: 'taken', response: THANKS })
  expect(posted).toEqual([{ form: 'contact-sales', key: 'k1', error: undefined }])
})

test.each([
  [502, 'upstream-failure'],
  [500, 'internal-error'],
  [404, 'not-found'],
])(
  'after %i %s exactly one fallback is posted, with the reason and a key of its own',
  async (status, name) => {
    const { post, posted } = service({ 'contact-sales': answered(status, name), fallback: THANKS })
    expect(await deliver(unsent, post)).toEqual({ kind: 'taken', response: null })
    expect(posted.slice(1)).toEqual([
      { form: 'fallback', key: 'k1-fallback', error: `contact-sales: ${status} ${name}` },
    ])
  },
)

test.each([
  [400, 'invalid-email'],
  [403, 'suspected-bot'],
  [429, 'too-many-requests'],
])('%i %s is for the visitor to correct, and has no fallback', async (status, name) => {
  const { post, posted } = service({ 'contact-sales': answered(status, name) })
  await expect(deliver(unsent, post)).rejects.toMatchObject({ name })
  expect(posted).toHaveLength(1)
})

test('a fallback that fails is not posted again, and its failure is told', async () => {
  const { post, posted } = service({
    'contact-sales': answered(502, 'upstream-failure'),
    fallback: answered(500, 'internal-error'),
  })
  await expect(deliver(unsent, post)).rejects.toMatchObject({ name: 'internal-error' })
  expect(posted.map(({ form }) => form)).toEqual(['contact-sales', 'fallback'])
})

test.each([
  ['no answer', networkError()],
  ['an answer that the first attempt is in progress', answered(409, 'idempotency-key-in-flight')],
])('with %s the same can be sent again, and no fallback is posted', async (_case, error) => {
  const { post, posted } = service({ 'contact-sales': error })
  expect(await deliver(unsent, post)).toEqual({ kind: 'unanswered', unsent })
  expect(posted).toHaveLength(1)
})

test('a fallback without a response is sent again as the fallback, with the same key', async () => {
  const first = service({ 'contact-sales': answered(502, 'upstream-failure'), fallback: networkError() })
  const delivery = await deliver(unsent, first.post)
  const failure = 'contact-sales: 502 upstream-failure'
  expect(delivery).toEqual({ kind: 'unanswered', unsent: { ...unsent, failure } })
  const second = service({ fallback: THANKS })
  expect(await deliver({ ...unsent, failure }, second.post)).toEqual({ kind: 'taken', response: null })
  expect(second.posted).toEqual([{ form: 'fallback', key: 'k1-fallback', error: failure }])
})
