import { expect } from 'vitest'
import { acceptTaxCertificate } from '#generated/sales/operations/acceptTaxCertificate.ts'
import { attachTaxCertificate } from '#generated/sales/operations/attachTaxCertificate.ts'
import { declareTaxExemption } from '#generated/sales/operations/declareTaxExemption.ts'
import { downloadAccountTaxCertificate } from '#generated/sales/operations/downloadAccountTaxCertificate.ts'
import { downloadTaxCertificate } from '#generated/sales/operations/downloadTaxCertificate.ts'
import { getAccountTaxExemption } from '#generated/sales/operations/getAccountTaxExemption.ts'
import { getTaxExemption } from '#generated/sales/operations/getTaxExemption.ts'
import { listWaitingTaxCertificates } from '#generated/sales/operations/listWaitingTaxCertificates.ts'
import { rejectTaxCertificate } from '#generated/sales/operations/rejectTaxCertificate.ts'
import { uploadTaxCertificate } from '#generated/sales/operations/uploadTaxCertificate.ts'
import { withdrawTaxCertificate } from '#generated/sales/operations/withdrawTaxCertificate.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { accountIdOf, NO_NUMBER, staff } from '../../../support/orders.ts'

const PDF = 'JVBERi0xLjcKJeLjz9MK'
const ID = '0193f24a-1c3e-7d52-9b80-4e6f7a8c9d01'
const UNKNOWN = '0193f24a-0000-7000-8000-000000000000'
const file = { name: 'resale-certificate.pdf', content: PDF }
const NOTE = 'Resale certificate R-20931'
const exemption = { timestamp: '2026-11-02T00:00:00Z', expiration: '2098-11-02T00:00:00Z', note: NOTE }
const reason = 'The certificate is not signed. Upload a signed copy.'
/** Past the last page: others wait in the same database. */
const PAST = 100_000

/** A certificate that waits for review, its customer, and staff. */
async function waiting(world: World) {
  const customer = await world.person()
  const { certificate_id: id } = await world.perform(uploadTaxCertificate, { caller: customer, body: file })
  return { customer, caller: await staff(world), params: { id: await world.given(ID, async () => id) } }
}

async function toReview(world: World) {
  const { caller, params } = await waiting(world)
  return { caller, params }
}

async function reviewed(world: World) {
  const call = await toReview(world)
  await world.perform(rejectTaxCertificate, { ...call, body: { reason } })
  return call
}

const unknown = async (world: World) => ({ caller: await staff(world), params: { id: UNKNOWN } })

/** An exempt account, and staff. */
async function exempt(world: World) {
  const customer = await world.person()
  const call = { caller: await staff(world), params: { id: accountIdOf(customer) } }
  await world.perform(declareTaxExemption, { ...call, body: exemption })
  return call
}

export const cases = [
  define(getTaxExemption, 200, {
    example: 'waiting',
    arrange: async world => ({ caller: (await waiting(world)).customer }),
    check: ({ certificate }) =>
      expect(certificate).toMatchObject({ name: file.name, state: 'waiting', rejection: null }),
  }),
  define(getTaxExemption, 200, {
    example: 'rejected',
    arrange: async world => {
      const { customer, ...call } = await waiting(world)
      await world.perform(rejectTaxCertificate, { ...call, body: { reason } })
      return { caller: customer }
    },
    check: ({ certificate }) => expect(certificate).toMatchObject({ state: 'rejected', rejection: reason }),
  }),

  define(uploadTaxCertificate, 201, {
    example: 'waiting',
    body: file,
    check: certificate => expect(certificate).toMatchObject({ name: file.name, state: 'waiting' }),
  }),
  define(uploadTaxCertificate, 201, {
    title: 'another one after a rejection',
    arrange: async world => {
      const { customer, ...call } = await waiting(world)
      await world.perform(rejectTaxCertificate, { ...call, body: { reason } })
      return { caller: customer, body: file }
    },
  }),
  define(uploadTaxCertificate, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({ content: Buffer.from('<!doctype html>').toString('base64') }),
  }),
  define(uploadTaxCertificate, 409, {
    example: 'certificate-waiting',
    arrange: async world => ({ caller: (await waiting(world)).customer, body: file }),
  }),

  define(withdrawTaxCertificate, 204, {
    arrange: async world => {
      const { customer, params } = await waiting(world)
      return { caller: customer, params }
    },
  }),
  define(withdrawTaxCertificate, 404, {
    example: 'not-found',
    params: { id: UNKNOWN },
  }),
  define(withdrawTaxCertificate, 409, {
    example: 'certificate-decided',
    arrange: async world => {
      const { customer, ...call } = await waiting(world)
      await world.perform(rejectTaxCertificate, { ...call, body: { reason } })
      return { caller: customer, params: call.params }
    },
  }),

  define(attachTaxCertificate, 201, {
    example: 'accepted',
    arrange: async world => ({ ...(await exempt(world)), body: file }),
    check: certificate => {
      expect(certificate.state).toBe('accepted')
      expect(certificate.reviewed_by).toBe(certificate.uploaded_by)
    },
  }),
  define(attachTaxCertificate, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await exempt(world)),
      body: forbidden({ content: Buffer.from('<!doctype html>').toString('base64') }),
    }),
  }),
  define(attachTaxCertificate, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: NO_NUMBER }, body: file }),
  }),
  define(attachTaxCertificate, 409, {
    example: 'not-tax-exempt',
    arrange: async world => ({
      caller: await staff(world),
      params: { id: accountIdOf(await world.person()) },
      body: file,
    }),
  }),

  define(downloadTaxCertificate, 200, {
    example: 'pdf',
    arrange: async world => {
      const { customer, params } = await waiting(world)
      return { caller: customer, params }
    },
    check: content => expect(String(content)).toMatch(/^%PDF-1\.7/),
  }),
  define(downloadAccountTaxCertificate, 200, {
    example: 'pdf',
    arrange: toReview,
    check: content => expect(String(content)).toMatch(/^%PDF-1\.7/),
  }),
  define(downloadTaxCertificate, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await world.person(), params: { id: UNKNOWN } }),
  }),

  define(downloadAccountTaxCertificate, 404, { example: 'not-found', arrange: unknown }),

  define(listWaitingTaxCertificates, 200, {
    example: 'one-waiting',
    arrange: async world => ({ caller: (await waiting(world)).caller }),
    check: ({ certificates }) => {
      expect(certificates.length).toBeGreaterThan(0)
      const uploaded = certificates.map(certificate => certificate.uploaded)
      expect(uploaded).toEqual(uploaded.toSorted())
    },
  }),
  define(listWaitingTaxCertificates, 200, {
    example: 'none',
    arrange: async world => ({ caller: await staff(world), query: { page: PAST } }),
    check: ({ certificates }) => expect(certificates).toEqual([]),
  }),
  define(listWaitingTaxCertificates, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: forbidden({ page: 0 }) }),
  }),

  define(acceptTaxCertificate, 200, {
    example: 'accepted',
    arrange: async world => ({ ...(await toReview(world)), body: exemption }),
    check: ({ state, reviewed_by }) => {
      expect(state).toBe('accepted')
      expect(reviewed_by).not.toBeNull()
    },
  }),
  define(acceptTaxCertificate, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await toReview(world)),
      body: forbidden({ expiration: 'next year', note: NOTE }),
    }),
  }),
  define(acceptTaxCertificate, 400, {
    example: 'end-before-start',
    arrange: async world => ({
      ...(await toReview(world)),
      body: { ...exemption, expiration: exemption.timestamp },
    }),
  }),
  define(acceptTaxCertificate, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), body: exemption }),
  }),
  define(acceptTaxCertificate, 409, {
    example: 'certificate-decided',
    arrange: async world => ({ ...(await reviewed(world)), body: exemption }),
  }),

  define(rejectTaxCertificate, 200, {
    example: 'rejected',
    arrange: async world => ({ ...(await toReview(world)), body: { reason } }),
    check: ({ state, rejection }) => expect([state, rejection]).toEqual(['rejected', reason]),
  }),
  define(rejectTaxCertificate, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await toReview(world)), body: forbidden({}) }),
  }),
  define(rejectTaxCertificate, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), body: { reason } }),
  }),
  define(rejectTaxCertificate, 409, {
    example: 'certificate-decided',
    arrange: async world => ({ ...(await reviewed(world)), body: { reason } }),
  }),

  define(getAccountTaxExemption, 200, {
    example: 'with-certificate',
    arrange: async world => {
      const { customer, ...call } = await waiting(world)
      await world.perform(acceptTaxCertificate, { ...call, body: exemption })
      const params = { id: accountIdOf(customer) }
      return { caller: call.caller, params }
    },
    check: ({ status, certificates }) => {
      expect(status).toBe('exempt')
      expect(certificates.map(({ name, state }) => [name, state])).toEqual([[file.name, 'accepted']])
    },
  }),
]
