import { expect } from 'vitest'
import { FALLBACK_FORM, FORM_PORTAL_ID, NEW_ACCOUNT_FORM } from '#domain/forms/forms.ts'
import { submitForm } from '#generated/forms/operations.ts'
import { define, forbidden } from '../../support/case.ts'

const toForm = (form_id: string) => ({ portal_id: FORM_PORTAL_ID, form_id })
const FIELDS = [
  { name: 'email', value: 'dana@northwind.example' },
  { name: 'first_name', value: 'Dana' },
]
const CONTEXT = { pageUri: 'https://gatepost.example/contact', pageName: 'Contact sales' }
const CONSENT = {
  consent: {
    consentToProcess: true,
    text: 'I agree that Gatepost stores and processes my details to answer me.',
    communications: [{ value: false, subscriptionTypeId: 'product' as const, text: 'News of the products' }],
    categories: ['necessary' as const],
  },
}
const BODY = { fields: FIELDS, legalConsentOptions: CONSENT, context: CONTEXT }

export const cases = [
  define(submitForm, 200, {
    example: 'message',
    arrange: async () => ({ caller: null, params: toForm('contact-sales'), body: BODY }),
    check: answer => expect(answer).toMatchObject({ outcome: 'message' }),
  }),
  define(submitForm, 200, {
    example: 'redirect',
    title: 'somebody who wants a trial goes on to sign up',
    arrange: async () => ({
      caller: null,
      params: toForm('trial-us-property-data'),
      body: { ...BODY, context: { ...CONTEXT, hutk: '6f453d92607b8108998dc213178ad214' } },
    }),
    check: answer => expect(answer).toEqual({ outcome: 'redirect', redirect_path: '/signup' }),
  }),
  define(submitForm, 200, {
    example: 'message',
    title: 'the fallback takes any field, and what went wrong before',
    arrange: async () => ({
      caller: null,
      params: toForm(FALLBACK_FORM),
      body: {
        ...BODY,
        fields: [...FIELDS, { name: 'form_submission_error', value: 'contact-sales: 502 upstream-failure' }],
      },
    }),
  }),
  define(submitForm, 200, {
    example: 'message',
    title: 'the record of a new account needs no consent',
    arrange: async () => ({
      caller: null,
      params: toForm(NEW_ACCOUNT_FORM),
      body: { fields: FIELDS, context: CONTEXT },
    }),
  }),
  define(submitForm, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async () => ({
      caller: null,
      params: toForm('contact-sales'),
      body: forbidden({ fields: [] }),
    }),
  }),
  define(submitForm, 400, {
    example: 'repeated-field',
    arrange: async () => ({
      caller: null,
      params: toForm('contact-sales'),
      body: { ...BODY, fields: [...FIELDS, { name: 'email', value: 'dana@elsewhere.example' }] },
    }),
  }),
  define(submitForm, 400, {
    example: 'invalid-id',
    invalid: true,
    arrange: async () => ({ caller: null, params: toForm('contact sales'), body: BODY }),
  }),
  define(submitForm, 404, {
    example: 'not-found',
    arrange: async () => ({ caller: null, params: toForm('no-such-form'), body: BODY }),
  }),
  define(submitForm, 502, {
    example: 'upstream-failure',
    arrange: async () => ({
      caller: null,
      params: toForm('contact-sales'),
      body: BODY,
      headers: { 'x-scenario': 'upstream-failure' },
    }),
  }),
]
