import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { z } from 'zod'
import { type CardAddress, VendorRejection, VendorUnavailable } from '../vendor.ts'
import { type Bank, PROCESSING } from './bank.ts'
import { FIELDS, faultsOf } from './frame/card-rules.js'
import { cardPage, challengePage, textOfFault } from './pages.ts'

export interface VendorServerOptions {
  bank: Bank
  /** The origin whose pages may show the frames. */
  parentOrigin: () => string
  /** Key of our server, for the vendor's API. */
  secret: string
  /** Whether the form shows the test numbers. */
  hasList: boolean
  now: () => Date
}

const cardBody = z.object({
  form: z.string().max(100),
  card: z.object(Object.fromEntries(FIELDS.map(name => [name, z.string().max(300)]))),
})
const challengeBody = z.object({ challenge: z.string().max(100) })
const answerBody = challengeBody.extend({ isConfirmed: z.boolean() })

/** The calls of the vendor's API, which are those of its interface. */
const CALLS = [
  'openCardForm',
  'authorize',
  'charge',
  'findCharge',
  'findKey',
  'cancel',
  'refund',
  'refundsOf',
  'findDispute',
  'remove',
] as const
type Call = (typeof CALLS)[number]

const FILES: Readonly<Record<string, string>> = {
  'card.js': 'text/javascript',
  'card-rules.js': 'text/javascript',
  'challenge.js': 'text/javascript',
  'post.js': 'text/javascript',
  'frame.css': 'text/css',
}

/**
 * The test vendor on its own origin: its API for our server, and the frames for our pages. It logs nothing
 * and stores no number: what a person types in ends here.
 */
export function createVendorServer(options: VendorServerOptions): FastifyInstance {
  const { bank, secret, now } = options
  const app = Fastify({ bodyLimit: 16 * 1024, forceCloseConnections: true })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    if (request.url.startsWith('/v1/') && request.headers.authorization !== `Bearer ${secret}`)
      return reply.code(401).send({})
  })
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send({}))

  for (const call of CALLS)
    app.post(`/v1/${call}`, async (request, reply) => respondToCall(bank, call, request.body, reply))
  registerFrames(app, options)

  app.post('/tokens', async (request, reply) => {
    const { form, card } = cardBody.parse(request.body)
    const faults = Object.entries(faultsOf(card, now()))
    if (faults.length)
      return reply.code(422).send({
        faults: Object.fromEntries(faults.map(([field, fault]) => [field, textOfFault(fault)])),
      })
    const accountId = bank.accountOfForm(form)
    if (accountId === undefined)
      return reply.code(410).send({ message: 'This form is too old. Reload the page.' })
    const { number = '', month = '', year = '' } = card
    const expiration = `20${year}-${month.padStart(2, '0')}`
    const token = bank.tokenize({ number, expiration, address: addressOf(card) }, accountId)
    if (token === undefined) return reply.code(422).send({ faults: { number: textOfFault('no-test-card') } })
    return reply.send({ token })
  })

  app.post('/challenges/find', async (request, reply) => {
    const found = bank.findChallenge(challengeBody.parse(request.body).challenge)
    return found ? reply.send({ amount: found.amount }) : reply.code(404).send({})
  })
  app.post('/challenges/answer', async (request, reply) => {
    const { challenge, isConfirmed } = answerBody.parse(request.body)
    const found = bank.findChallenge(challenge)
    // The second of two responses finds nothing, and changes nothing.
    if (found) bank.finish(found.chargeId, isConfirmed)
    return reply.send({})
  })
  return app
}

function registerFrames(app: FastifyInstance, { parentOrigin, hasList }: VendorServerOptions): void {
  const send = (reply: FastifyReply, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policyFor(parentOrigin()) })
      .send(html)
  const themeOf = (query: unknown) => (query as { theme?: string }).theme
  app.get('/card', async ({ query }, reply) =>
    send(reply, cardPage({ parentOrigin: parentOrigin(), theme: themeOf(query), hasList })),
  )
  app.get('/challenge', async ({ query }, reply) =>
    send(reply, challengePage({ parentOrigin: parentOrigin(), theme: themeOf(query) })),
  )
  for (const [name, type] of Object.entries(FILES)) {
    const text = readFileSync(new URL(`frame/${name}`, import.meta.url), 'utf8')
    app.get(`/${name}`, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    )
  }
}

/** Only our pages may show a frame, and a frame loads nothing from elsewhere. */
function policyFor(parentOrigin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${parentOrigin}`,
  ].join('; ')
}

async function respondToCall(bank: Bank, call: Call, body: unknown, reply: FastifyReply) {
  try {
    const response = await (bank[call] as (of: unknown) => Promise<unknown>)((body as { of: unknown }).of)
    if (call === 'charge') finishLater(bank, response as { chargeId: string; outcome: string })
    if (call === 'refund') sendBackLater(bank, response as { refundId: string })
    return reply.send({ response: response ?? null })
  } catch (error) {
    // The work is done, and its response never comes: the caller has to wait until it gives up.
    if (error instanceof VendorUnavailable) return reply.hijack()
    if (error instanceof VendorRejection) return reply.code(409).send({ message: error.message })
    throw error
  }
}

function finishLater(bank: Bank, { chargeId, outcome }: { chargeId: string; outcome: string }): void {
  if (outcome === 'processing') setTimeout(() => bank.finish(chargeId, true), PROCESSING).unref()
  if (outcome === 'succeeded' && bank.willBeDisputed(chargeId))
    setTimeout(() => bank.disputeCharge({ chargeId }), PROCESSING).unref()
}

function sendBackLater(bank: Bank, { refundId }: { refundId: string }): void {
  if (bank.isSentBack(refundId)) setTimeout(() => bank.finishRefund(refundId, 'failed'), PROCESSING).unref()
}

function addressOf(card: Record<string, string>): CardAddress {
  const { street = '', city = '', state = '', zip_code: zipCode = '', country: countryCode = '' } = card
  return { street, city, state, zipCode, countryCode }
}
