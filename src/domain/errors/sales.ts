import type { CatalogEntry } from './entry.ts'

/** Prices, trials, orders, billing addresses, and tax exemption. */
export const salesErrors = {
  'trial-not-offered': {
    id: null,
    status: 400,
    message: "This plan isn't a free trial. Choose another one.",
  },
  'plan-not-purchasable': { id: null, status: 400, message: "This plan can't be ordered." },
  'duplicate-free-trial': { id: null, status: 400, message: 'You can order a free trial only once.' },
  'renewal-consent-outdated': {
    id: null,
    status: 400,
    message: 'The renewal terms have changed. Review them and try again.',
  },
  'postal-code-invalid': { id: null, status: 400, message: 'Enter a valid postal code.' },
  'administrative-area-invalid': { id: null, status: 400, message: 'Enter a valid administrative area.' },
  'country-invalid': { id: null, status: 400, message: 'Enter a valid country.' },
  'tax-id-invalid': { id: null, status: 400, message: 'Enter a valid tax ID of this country.' },
  'tax-id-country-required': { id: null, status: 400, message: 'Choose the country of the tax ID.' },
  'transfer-unavailable': { id: null, status: 409, message: "Bank transfer isn't available. Pay by card." },
  'transfer-too-small': {
    id: null,
    status: 409,
    message: 'Bank transfer is for orders of {amount} or more. Pay by card.',
  },
  'plan-ordered-too-recently': {
    id: null,
    status: 409,
    message: 'You have already used your one time free trial for {license}.',
  },
  'trial-used-elsewhere': {
    id: null,
    status: 409,
    message: 'You or your company already had the free trial for {license}, in another account.',
  },
  'free-plan-too-early': {
    id: null,
    status: 409,
    message: 'The free plan for {license} can be renewed in the last {days} days of its term, or after it.',
  },
  'price-changed': {
    id: null,
    status: 409,
    message: 'The amount has changed from {before} to {now}. Review it and try again.',
  },
  'spending-cap-reached': {
    id: null,
    status: 409,
    message:
      'With this charge of {charge}, the month would be above the spending cap of {amount}: {now} is spent. Confirm it, or raise the cap.',
  },
  'taxable-location-required': { id: null, status: 409, message: 'Save your billing address first.' },
  'already-tax-exempt': { id: null, status: 409, message: 'This account is already tax-exempt.' },
  'not-tax-exempt': { id: null, status: 409, message: 'This account is not tax-exempt.' },
  'certificate-waiting': {
    id: null,
    status: 409,
    message: 'Your last certificate is still being reviewed.',
  },
  'certificate-decided': {
    id: null,
    status: 409,
    message: 'Someone else has already reviewed this certificate.',
  },
} as const satisfies Record<string, CatalogEntry>
