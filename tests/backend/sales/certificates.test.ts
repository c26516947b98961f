import { expect, test } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { DAY } from '#domain/time/durations.ts'
import { acceptTaxCertificate } from '#generated/sales/operations/acceptTaxCertificate.ts'
import { downloadAccountTaxCertificate } from '#generated/sales/operations/downloadAccountTaxCertificate.ts'
import { downloadTaxCertificate } from '#generated/sales/operations/downloadTaxCertificate.ts'
import { getAccountTaxExemption } from '#generated/sales/operations/getAccountTaxExemption.ts'
import { rejectTaxCertificate } from '#generated/sales/operations/rejectTaxCertificate.ts'
import { uploadTaxCertificate } from '#generated/sales/operations/uploadTaxCertificate.ts'
import { withdrawTaxCertificate } from '#generated/sales/operations/withdrawTaxCertificate.ts'
import { sharedBackend } from '../../support/backend.ts'
import { accountIdOf } from '../../support/orders.ts'
import { send } from '../client.ts'

const backend = await sharedBackend()

const FILE = '%PDF-1.7\n<script>alert(1)</script>'
const body = { name: 'resale.html', content: Buffer.from(FILE).toString('base64') }

/** A certificate that waits for review, and staff. */
async function uploaded() {
  const caller = await backend.person()
  const { certificate_id: id } = (await send(backend, uploadTaxCertificate, { caller, body })).body
  return { caller, staff: await backend.person({ roles: [INTERNAL_ROLE] }), params: { id } }
}

const exemption = () => {
  const now = backend.clock.now().getTime()
  const timestamp = new Date(now - DAY).toISOString()
  return { timestamp, expiration: new Date(now + 365 * DAY).toISOString(), note: 'Certificate R-20931' }
}

test('a file is saved under a name of ours, and runs nothing where a browser shows it', async () => {
  const { caller, staff, params } = await uploaded()
  for (const [operation, who] of [
    [downloadTaxCertificate, caller],
    [downloadAccountTaxCertificate, staff],
  ] as const) {
    const { status, headers, text } = await send(backend, operation, { caller: who, params })
    expect([status, text]).toEqual([200, FILE])
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="certificate-${params.id}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  }
})

test('only those who see billing, and staff, can download a file', async () => {
  const { params } = await uploaded()
  const stranger = await backend.person()
  const colleague = await backend.person({ roles: ['api-key-editor'] })
  expect((await send(backend, downloadTaxCertificate, { caller: stranger, params })).status).toBe(404)
  expect((await send(backend, downloadTaxCertificate, { caller: colleague, params })).status).toBe(403)
  expect((await send(backend, downloadAccountTaxCertificate, { caller: stranger, params })).status).toBe(403)
})

test('is withdrawn or reviewed, by who is first of a customer and staff', async () => {
  for (let times = 0; times < 5; times++) {
    const { caller, staff, params } = await uploaded()
    const [withdrawn, rejected] = await Promise.all([
      send(backend, withdrawTaxCertificate, { caller, params }),
      send(backend, rejectTaxCertificate, { caller: staff, params, body: { reason: 'Not signed' } }),
    ])
    expect([withdrawn.status, rejected.status]).toEqual(withdrawn.status === 204 ? [204, 404] : [409, 200])
  }
})

test('a certificate that was withdrawn is gone, and another one can be uploaded', async () => {
  const { caller, staff, params } = await uploaded()
  const stranger = await backend.person()
  expect((await send(backend, withdrawTaxCertificate, { caller: stranger, params })).status).toBe(404)
  expect((await send(backend, withdrawTaxCertificate, { caller, params })).status).toBe(204)
  expect((await send(backend, withdrawTaxCertificate, { caller, params })).status).toBe(404)
  expect((await send(backend, downloadAccountTaxCertificate, { caller: staff, params })).status).toBe(404)
  expect((await send(backend, uploadTaxCertificate, { caller, body })).status).toBe(201)
})

test('of two members of staff who review a certificate at once, the second gets a conflict', async () => {
  const { caller, staff, params } = await uploaded()
  const other = await backend.person({ roles: [INTERNAL_ROLE] })
  const responses = await Promise.all([
    send(backend, acceptTaxCertificate, { caller: staff, params, body: exemption() }),
    send(backend, rejectTaxCertificate, { caller: other, params, body: { reason: 'Not signed.' } }),
  ])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(responses.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
    'Someone else has already reviewed this certificate.',
  ])
  const read = { caller: staff, params: { id: accountIdOf(caller) } }
  const { certificates, declarations } = (await send(backend, getAccountTaxExemption, read)).body
  expect(declarations).toHaveLength(certificates[0]?.state === 'accepted' ? 1 : 0)
})

test('the certificate of the next years replaces the exemption, which ends at that moment', async () => {
  const { caller, staff, params } = await uploaded()
  await send(backend, acceptTaxCertificate, { caller: staff, params, body: exemption() })
  const { certificate_id: id } = (await send(backend, uploadTaxCertificate, { caller, body })).body
  await send(backend, acceptTaxCertificate, { caller: staff, params: { id }, body: exemption() })
  const read = { caller: staff, params: { id: accountIdOf(caller) } }
  const { status, declarations } = (await send(backend, getAccountTaxExemption, read)).body
  expect(status).toBe('exempt')
  expect(declarations.map(({ revoked }) => revoked !== null)).toEqual([false, true])
})

test('one certificate waits for review, also of two uploads at once', async () => {
  const caller = await backend.person()
  const responses = await Promise.all([1, 2].map(() => send(backend, uploadTaxCertificate, { caller, body })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409])
})
