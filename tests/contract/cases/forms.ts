import { expect } from 'vitest'
import { FALLBACK_FORM, FORM_PORTAL_ID, NEW_ACCOUNT_FORM, NEWSLETTER_FORM } from '#domain/forms/forms.ts'
import { confirmNewsletter } from '#generated/forms/operations/confirmNewsletter.ts'
import { createFormTime } from '#generated/forms/operations/createFormTime.ts'
import { getChat } from '#generated/forms/operations/getChat.ts'
import { submitForm } from '#generated/forms/operations/submitForm.ts'
import { submitPurchase } from '#generated/forms/operations/submitPurchase.ts'
import { unsubscribeNewsletter } from '#generated/forms/operations/unsubscribeNewsletter.ts'
import { newId } from '#kernel/random.ts'
import { define, forbidden } from '../../support/contract/case.ts'
import type { World } from '../../support/contract/world.ts'
import { formTimeOf } from '../../support/form-times.ts'
import { unfinish } from '../../support/idempotency.ts'
import { PAID, withOrder } from '../../support/order-rows.ts'

const FIELDS = [
  { name: 'email', value: 'dana@northwind.example' },
  { name: 'first_name', value: 'Dana' },
]
const CONTEXT = { pageUri: 'https://gatepost.example/contact', pageName: 'Contact sales' }
const CONSENT = {
  consent: {
    consentToProcess: true,
    version: '2026-11-22',
    text: 'I agree that Gatepost stores and processes my details to answer me.',
    communications: [{ value: false, subscriptionTypeId: 'product' as const, text: 'News of the products' }],
    categories: ['necessary' as const],
  },
}
const BODY = { fields: FIELDS, legalConsentOptions: CONSENT, context: CONTEXT }

const FORM_TIME = 'v1.c2VhbGVkLWZvcm0tdGltZQ'

const time = (world: World) => world.given(FORM_TIME, async backend => formTimeOf(backend))

/** A submission as a page makes it, of a visitor who took a minute and has passed the bot protection. */
const toForm = async (world: World, form_id: string, body: typeof BODY = BODY) => ({
  caller: null,
  params: { portal_id: FORM_PORTAL_ID, form_id },
  query: { bot_response: 'pass', form_time: await time(world) },
  headers: { 'idempotency-key': newId() },
  body,
})

/** An address that has asked for the newsletter, and the token of the email that it got. */
async function asked(world: World) {
  const email = world.newAddress()
  const fields = [{ name: 'email', value: email }]
  await world.perform(submitForm, await toForm(world, NEWSLETTER_FORM, { ...BODY, fields }))
  return { email, token: await world.mailToken(email) }
}

/** The token to unsubscribe of the email that a subscriber gets. */
async function subscribed(world: World): Promise<string> {
  const { email, token } = await asked(world)
  await world.perform(confirmNewsletter, { caller: null, body: { token } })
  return world.given(token, async backend => {
    const [mail] = await backend.mails(email)
    return /#unsubscribe=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  })
}

const chatCases = [
  define(getChat, 200, {
    example: 'none',
    arrange: async () => ({ caller: null }),
    check: response => expect(response).toEqual({ vendor: 'none', vendor_name: null, frame_url: null }),
  }),
  define(getChat, 200, { example: 'helpscout', mockOnly: true, arrange: async () => ({ caller: null }) }),
]

const submissionCases = [
  define(submitForm, 200, {
    example: 'message',
    arrange: async world => toForm(world, 'contact-sales'),
    check: response => expect(response).toMatchObject({ outcome: 'message' }),
  }),
  define(submitForm, 200, {
    example: 'message',
    title: 'a visitor who came from an advertisement and agreed to say so',
    arrange: async world => ({
      ...(await toForm(world, 'contact-sales')),
      body: {
        ...BODY,
        fields: [...FIELDS, { name: 'utm_source', value: 'google' }, { name: 'gclid', value: 'G1' }],
        legalConsentOptions: {
          consent: {
            ...CONSENT.consent,
            categories: ['necessary' as const, 'advertising' as const],
            preferences: {
              version: '2026-11-25',
              when: '2026-11-25T10:00:00.000Z',
              how: 'choice' as const,
            },
          },
        },
      },
    }),
  }),
  define(submitForm, 200, {
    example: 'redirect',
    title: 'a visitor who wants a trial continues to the sign-up',
    arrange: async world => ({
      ...(await toForm(world, 'trial-us-property-data')),
      body: { ...BODY, context: { ...CONTEXT, hutk: '6f453d92607b8108998dc213178ad214' } },
    }),
    check: response => expect(response).toEqual({ outcome: 'redirect', redirect_path: '/signup' }),
  }),
  define(submitForm, 200, {
    example: 'message',
    title: 'the fallback takes any field, and what went wrong before, without a proof',
    arrange: async world => ({
      ...(await toForm(world, FALLBACK_FORM)),
      query: {},
      body: {
        ...BODY,
        fields: [...FIELDS, { name: 'form_submission_error', value: 'contact-sales: 502 upstream-failure' }],
      },
    }),
  }),
  define(submitForm, 200, {
    example: 'message',
    title: 'the record of a new account needs no consent',
    arrange: async world => ({
      ...(await toForm(world, NEW_ACCOUNT_FORM)),
      query: {},
      body: { fields: FIELDS, context: CONTEXT },
    }),
  }),
  define(submitForm, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await toForm(world, 'contact-sales')), body: forbidden({ fields: [] }) }),
  }),
  define(submitForm, 400, {
    example: 'repeated-field',
    arrange: async world =>
      toForm(world, 'contact-sales', {
        ...BODY,
        fields: [...FIELDS, { name: 'email', value: 'dana@elsewhere.example' }],
      }),
  }),
  define(submitForm, 400, {
    example: 'invalid-email',
    arrange: async world =>
      toForm(world, NEWSLETTER_FORM, { ...BODY, fields: [{ name: 'email', value: 'dana@' }] }),
  }),
  define(submitForm, 400, {
    example: 'missing-idempotency-key',
    invalid: true,
    arrange: async world => ({ ...(await toForm(world, 'contact-sales')), headers: {} }),
  }),
  define(submitForm, 400, {
    example: 'invalid-id',
    invalid: true,
    arrange: async world => toForm(world, 'contact sales'),
  }),
  define(submitForm, 403, {
    example: 'suspected-bot',
    arrange: async world => ({
      ...(await toForm(world, 'contact-sales')),
      query: { bot_response: 'made-up', form_time: await time(world) },
    }),
  }),
  define(submitForm, 403, {
    example: 'form-expired',
    arrange: async world => ({
      ...(await toForm(world, 'contact-sales')),
      query: { bot_response: 'pass', form_time: 'made-up' },
    }),
  }),
  define(submitForm, 404, { example: 'not-found', arrange: async world => toForm(world, 'no-such-form') }),
  define(submitForm, 409, {
    example: 'idempotency-key-in-flight',
    arrange: async world => {
      const call = await toForm(world, 'contact-sales')
      await world.perform(submitForm, call)
      await world.given(undefined, backend => unfinish(backend, call.headers['idempotency-key']))
      return call
    },
  }),
  define(submitForm, 422, {
    example: 'idempotency-key-reused',
    arrange: async world => {
      const call = await toForm(world, 'contact-sales')
      await world.perform(submitForm, call)
      return { ...call, body: { ...BODY, fields: [{ name: 'email', value: 'noor@northwind.example' }] } }
    },
  }),
  define(submitForm, 502, {
    example: 'upstream-failure',
    arrange: async world => {
      const call = await toForm(world, 'contact-sales')
      return { ...call, headers: { ...call.headers, 'x-scenario': 'upstream-failure' } }
    },
  }),
]

const timeCases = [
  define(createFormTime, 200, {
    example: 'issued',
    arrange: async () => ({ caller: null, body: { previous: null } }),
    check: response => expect(response.renew_after).toBe(900_000),
  }),
  define(createFormTime, 200, {
    example: 'issued',
    title: 'a form that has been open for a while gets another one',
    arrange: async world => ({ caller: null, body: { previous: await time(world) } }),
  }),
  define(createFormTime, 400, {
    example: 'missing-previous',
    invalid: true,
    arrange: async () => ({ caller: null, body: forbidden({}) }),
  }),
]

const newsletterCases = [
  define(confirmNewsletter, 200, {
    example: 'confirmed',
    arrange: async world => ({ caller: null, body: { token: (await asked(world)).token } }),
    check: response => expect(response).toMatchObject({ status: 'confirmed' }),
  }),
  define(confirmNewsletter, 200, {
    example: 'already-confirmed',
    arrange: async world => {
      const { token } = await asked(world)
      await world.perform(confirmNewsletter, { caller: null, body: { token } })
      return { caller: null, body: { token } }
    },
    check: response => expect(response).toMatchObject({ status: 'already-confirmed' }),
  }),
  define(unsubscribeNewsletter, 200, {
    example: 'unsubscribed',
    arrange: async world => ({ caller: null, body: { token: await subscribed(world) } }),
    check: ({ email }) => expect(email).toContain('@'),
  }),
  ...[confirmNewsletter, unsubscribeNewsletter].flatMap(operation => [
    define(operation, 400, {
      example: 'newsletter-link-invalid',
      arrange: async () => ({ caller: null, body: { token: 'made-up' } }),
    }),
    define(operation, 400, {
      example: 'missing-token',
      invalid: true,
      arrange: async () => ({ caller: null, body: forbidden({}) }),
    }),
  ]),
]

const VERSION = { consent_version: '2026-11-25' }

const purchaseCases = [
  define(submitPurchase, 200, {
    example: 'not-tracked',
    arrange: async world => ({ ...(await withOrder(world, PAID)), body: VERSION }),
    check: response => expect(response).toEqual({ tracked: false }),
  }),
  define(submitPurchase, 200, {
    example: 'tracked',
    // The server of the contract tests has no advertising service; `tests/backend/forms/purchases.test.ts` has one.
    mockOnly: true,
    arrange: async world => ({ ...(await withOrder(world, PAID)), body: VERSION }),
  }),
  define(submitPurchase, 400, {
    example: 'invalid-version',
    invalid: true,
    arrange: async world => ({ ...(await withOrder(world, PAID)), body: { consent_version: 'today' } }),
  }),
  define(submitPurchase, 400, {
    example: 'invalid-id',
    invalid: true,
    arrange: async world => ({
      ...(await withOrder(world, PAID)),
      params: { id: forbidden('first') },
      body: VERSION,
    }),
  }),
]

export const cases = [...submissionCases, ...timeCases, ...newsletterCases, ...purchaseCases, ...chatCases]
