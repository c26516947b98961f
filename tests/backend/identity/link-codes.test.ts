import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { FORM_PORTAL_ID } from '#domain/forms/forms.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { resendInvitation } from '#generated/authorization/operations/resendInvitation.ts'
import { revokeInvitation } from '#generated/authorization/operations/revokeInvitation.ts'
import { PASSWORD_RESET_LIFETIME } from '#generated/durations.ts'
import { confirmNewsletter } from '#generated/forms/operations/confirmNewsletter.ts'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { completePasswordReset } from '#generated/identity/operations/completePasswordReset.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { redeemLinkCode } from '#generated/identity/operations/redeemLinkCode.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { confirmContact } from '#generated/notification/operations/confirmContact.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { linkCodes } from '#kernel/storage/tables.ts'
import { type Backend, ORIGIN, sharedBackend, startBackend } from '../../support/backend.ts'
import { formTimeOf } from '../../support/form-times.ts'
import { send } from '../client.ts'

const PASSWORD = 'eleven quiet harbor lamps'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const newAddress = () => `new-${randomUUID()}@codes.example`
const redeem = (email_address: string, link_code: string, from = backend) =>
  send(from, redeemLinkCode, { caller: null, body: { email_address, link_code } })
const invalid = { status: 400, errors: [{ name: 'link-code-invalid', fields: ['link_code'] }] }

/** The link with a token and the code of the newest email to an address. */
async function mailed(to: string, from = backend) {
  const [mail] = await from.mails(to)
  const [, link = ''] = /:3000(\/\S+#\S+)/.exec(mail?.text ?? '') ?? []
  const [, code = ''] =
    /Enter the code (\w{4}-\w{4}) at http:\/\/localhost:3000\/[^\s#]+$/m.exec(mail?.text ?? '') ?? []
  return { link, code }
}
async function withReset() {
  const { username } = await backend.person()
  await send(backend, requestPasswordReset, { caller: null, body: { username } })
  return { username, ...(await mailed(username)) }
}
const tokenOf = (link: string) => /token=([\w-]+)/.exec(link)?.[1] ?? ''

/** Each email with a link, and a call that uses the link. */
const kinds = {
  'a sign-up': async () => {
    const to = newAddress()
    await send(backend, signUp, {
      caller: null,
      query: { bot_response: 'pass' },
      body: { username: to, password: PASSWORD, open_account: true },
    })
    const [, id = ''] = /user_id=([\w-]+)/.exec((await mailed(to)).link) ?? []
    return {
      to,
      use: (token: string) =>
        send(backend, confirmEmail, { caller: null, params: { id }, body: { token, password: PASSWORD } }),
    }
  },
  'a changed address': async () => {
    const to = newAddress()
    const caller = await backend.person()
    await send(backend, changeUsername, { caller, body: { username: to } })
    const params = { id: caller.userId }
    return {
      to,
      use: (token: string) => send(backend, confirmEmail, { caller: null, params, body: { token } }),
    }
  },
  'a new password': async () => {
    const { username } = await withReset()
    const body = { username, password: PASSWORD }
    return {
      to: username,
      use: (token: string) =>
        send(backend, completePasswordReset, { caller: null, body: { ...body, token } }),
    }
  },
  'a contact': async () => {
    const to = newAddress()
    const caller = await backend.person()
    await send(backend, createContact, { caller, body: { email: to, first_name: '', last_name: '' } })
    const [, account = '', contact = ''] =
      /account_id=(\d+)&contact_id=(\d+)/.exec((await mailed(to)).link) ?? []
    const params = { account_id: Number(account), contact_id: Number(contact) }
    return {
      to,
      use: (token: string) => send(backend, confirmContact, { caller: null, params, body: { token } }),
    }
  },
  'the newsletter': async () => {
    const to = newAddress()
    await backend.inject({
      method: 'POST',
      url: `/api/forms/forms/${FORM_PORTAL_ID}/newsletter/submissions?bot_response=pass&form_time=${formTimeOf(backend)}`,
      headers: { origin: ORIGIN, 'idempotency-key': randomUUID() },
      payload: {
        fields: [{ name: 'email', value: to }],
        context: { pageUri: `${ORIGIN}/newsletter`, pageName: 'Newsletter' },
      },
    })
    return { to, use: (token: string) => send(backend, confirmNewsletter, { caller: null, body: { token } }) }
  },
}

describe.each(Object.entries(kinds))('the email of %s', (_, begin) => {
  test('has a code that stands for its link once', async () => {
    const { to, use } = await begin()
    const { link, code } = await mailed(to)
    const { status, body } = await redeem(to.toUpperCase(), ` ${code.toLowerCase().replace('-', ' ')}`)
    expect({ status, body }).toEqual({ status: 200, body: { mailed_link: link } })
    expect(await redeem(to, code)).toMatchObject(invalid)
    expect((await use(tokenOf(link))).status).toBeLessThan(300)
  })

  test('has a code that ends with the use of the link', async () => {
    const { to, use } = await begin()
    const { link, code } = await mailed(to)
    expect((await use(tokenOf(link))).status).toBeLessThan(300)
    expect(await redeem(to, code)).toMatchObject(invalid)
  })
})

describe('the code of an invitation', () => {
  async function invited() {
    const owner = await backend.person()
    const to = newAddress()
    const { body } = await send(backend, createInvitation, {
      caller: owner,
      body: { email_address: to, roles: ['api-key-viewer'] },
    })
    return { owner, to, id: body.invitation_id, ...(await mailed(to)) }
  }

  test('stands for the newest link alone', async () => {
    const { owner, to, id, link, code } = await invited()
    await send(backend, resendInvitation, { caller: owner, body: { invitation_id: id } })
    expect(await redeem(to, code)).toMatchObject(invalid)
    const newest = await mailed(to)
    expect(newest.link).not.toBe(link)
    expect((await redeem(to, newest.code)).body).toEqual({ mailed_link: newest.link })
  })

  test('ends when the invitation is revoked', async () => {
    const { owner, to, id, code } = await invited()
    await send(backend, revokeInvitation, { caller: owner, params: { id } })
    expect(await redeem(to, code)).toMatchObject(invalid)
  })
})

describe('a code', () => {
  test('lives as long as its link', async () => {
    const { username, code } = await withReset()
    backend.clock.advance(PASSWORD_RESET_LIFETIME)
    expect(await redeem(username, code)).toMatchObject(invalid)
  })

  test('is worth nothing with another address, and no one learns which addresses have one', async () => {
    const [one, other] = [await withReset(), await withReset()]
    const responses = [
      await redeem(other.username, one.code),
      await redeem(newAddress(), one.code),
      await redeem(one.username, '0000-0000'),
    ]
    expect(new Set(responses.map(({ status, errors }) => JSON.stringify({ status, errors }))).size).toBe(1)
    expect(responses[0]).toMatchObject(invalid)
    expect((await redeem(one.username, one.code)).status).toBe(200)
  })

  test('is stored neither in plain text nor as a hash without a key', async () => {
    const { code } = await withReset()
    const rows = JSON.stringify(await backend.db.select().from(linkCodes))
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(code.replace('-', ''))
    expect(rows).not.toContain('#token')
  })
})

test('wrong codes are limited for each address, and right ones are not counted', async () => {
  const own = await startBackend({ env: { RATE_LIMIT_FACTOR: '1' } })
  const { username } = await own.person()
  const other = await own.person()
  for (const name of [username, other.username])
    await send(own, requestPasswordReset, { caller: null, body: { username: name } })
  const statuses = []
  for (let attempt = 0; attempt < 21; attempt++)
    statuses.push((await redeem(username, '0000-0000', own)).status)
  expect(statuses).toEqual([...Array(20).fill(400), 429])
  await own.close()
})
