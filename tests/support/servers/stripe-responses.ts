import type { IncomingMessage, ServerResponse } from 'node:http'

/** How a card behaves there, by its number: the numbers of Stripe's own test mode. */
export const NUMBERS: Readonly<Record<string, { brand: string; charge: string }>> = {
  '4242424242424242': { brand: 'visa', charge: 'succeeds' },
  '5555555555554444': { brand: 'mastercard', charge: 'succeeds' },
  '378282246310005': { brand: 'amex', charge: 'succeeds' },
  '6011111111111117': { brand: 'discover', charge: 'succeeds' },
  '30569309025904': { brand: 'diners', charge: 'succeeds' },
  '3566002020360505': { brand: 'jcb', charge: 'succeeds' },
  '6200000000000005': { brand: 'unionpay', charge: 'succeeds' },
  '4000000000000002': { brand: 'visa', charge: 'refused' },
  '4000000000000341': { brand: 'visa', charge: 'generic_decline' },
  '4000000000009995': { brand: 'visa', charge: 'insufficient_funds' },
  '4000000000000069': { brand: 'visa', charge: 'expired_card' },
  '4000000000003220': { brand: 'visa', charge: 'challenge' },
  '4000000000000077': { brand: 'visa', charge: 'processing' },
  '4000000000004087': { brand: 'visa', charge: 'lost' },
  '4000000000005001': { brand: 'visa', charge: 'succeeds' },
  '4000000000000259': { brand: 'visa', charge: 'succeeds' },
  '4000000000005126': { brand: 'visa', charge: 'succeeds' },
}

/** An object that it keeps. */
export interface Kept {
  id: string
  object: string
  [field: string]: unknown
}

export type Form = Record<string, string>
export interface StripeResponse {
  status: number
  body: unknown
  /** Carried out, and never answered. */
  isLost?: boolean
}

export const ok = (body: unknown): StripeResponse => ({ status: 200, body })
export const errorOf = (type: string, message: string) => ({ error: { type, message } })
export const refuse = (message: string): StripeResponse => ({
  status: 400,
  body: errorOf('invalid_request_error', message),
})

export function missing(id: string): StripeResponse {
  const { error } = errorOf('invalid_request_error', `No such object: '${id}'`)
  return { status: 404, body: { error: { ...error, code: 'resource_missing' } } }
}

export function declined(behavior: string) {
  const { error } = errorOf('card_error', 'Your card was declined.')
  const code = behavior === 'expired_card' ? 'expired_card' : 'card_declined'
  return { error: { ...error, code, decline_code: behavior } }
}

export function metadataOf(form: Form): Form {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const inner = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return inner ? [[inner, value]] : []
    }),
  )
}

export async function readRequest(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  const url = new URL(request.url ?? '', 'http://stripe')
  const form = Object.fromEntries([...url.searchParams, ...new URLSearchParams(text)])
  return { url, form, text }
}

export function send(response: ServerResponse, { status, body }: StripeResponse): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' })
  response.end(JSON.stringify(body))
}
