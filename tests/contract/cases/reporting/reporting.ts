import { expect } from 'vitest'
import { getErrorService } from '#generated/reporting/operations/getErrorService.ts'
import { getLookupSource } from '#generated/reporting/operations/getLookupSource.ts'
import { getServiceStatus } from '#generated/reporting/operations/getServiceStatus.ts'
import { submitBrowserError } from '#generated/reporting/operations/submitBrowserError.ts'
import type { BrowserErrorBody } from '#generated/reporting/types.ts'
import { define } from '../../../support/contract/case.ts'

const BODY: BrowserErrorBody = {
  application: 'storefront',
  report: 'page could not be rendered',
  reference: 'web-5f0a9c21b7de',
  path: '/account/billing',
  route: '/account/billing',
  release: '7c1f0a92be44',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'map')",
  stack:
    "TypeError: Cannot read properties of undefined (reading 'map')\n    at OrderList (billing.js:1:2048)",
}

/** The text that the specification quotes. */
const OF_PROFILE: BrowserErrorBody = {
  ...BODY,
  report: 'user profile could not be loaded from api',
  route: null,
  stack: null,
}

export const cases = [
  define(getErrorService, 200, {
    example: 'none',
    arrange: async () => ({ caller: null }),
    check: body => expect(body).toEqual({ dsn: null }),
  }),
  define(getErrorService, 200, {
    example: 'configured',
    // The server of the contract tests has none; `tests/backend/reporting/error-service.test.ts` has one.
    mockOnly: true,
    arrange: async () => ({ caller: null }),
  }),
  define(getLookupSource, 200, {
    example: 'sample',
    arrange: async () => ({ caller: null }),
    check: body => expect(body).toEqual({ source: 'sample' }),
  }),
  define(getLookupSource, 200, {
    example: 'live',
    // The server of the contract tests has the sample; `tests/backend/sales/address-help.test.ts` has one with real data.
    mockOnly: true,
    arrange: async () => ({ caller: null }),
  }),
  define(getServiceStatus, 200, {
    example: 'unchecked',
    arrange: async () => ({ caller: null }),
    check: body => expect(body).toEqual({ checked: null, components: [] }),
  }),
  ...['working', 'lookups-down'].map(example =>
    define(getServiceStatus, 200, {
      example,
      // The server of the contract tests runs no checks; `tests/backend/reporting/status.test.ts` does.
      mockOnly: true,
      arrange: async () => ({ caller: null }),
    }),
  ),
  define(submitBrowserError, 204, {
    title: 'a page that broke, of someone who is not signed in',
    arrange: async () => ({ caller: null, body: BODY }),
  }),
  define(submitBrowserError, 204, {
    title: 'a profile that could not be loaded, without a stack and a route',
    body: OF_PROFILE,
  }),
  define(submitBrowserError, 204, {
    title: 'an error outside of drawing',
    body: { ...BODY, report: 'uncaught error', reference: 'none' },
  }),
  define(submitBrowserError, 400, {
    example: 'invalid-path',
    invalid: true,
    arrange: async () => ({ caller: null, body: { ...BODY, path: '/invite?invite=secret' } }),
  }),
]
