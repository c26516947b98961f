import type { Context } from '#kernel/contract/context.ts'
import { type Block, facts, note } from '#kernel/mail/blocks.ts'
import { readDevice } from '../login/device.ts'

/** When, with what, and from where something was done to a login, as its person reads it. */
export interface Origin {
  when: string
  device: string
  network: string
}

/** Origin of the examples of emails. */
export const exampleOrigin: Origin = {
  when: 'November 2, 2026 at 9:12 AM UTC',
  device: 'Firefox on Mac',
  network: '203.0.113.x',
}

/** What is known of the call that an email is about. The time is UTC: a call does not say where its person is. */
export function originOf({ now, request }: Pick<Context, 'now' | 'request'>): Origin {
  const { browser, system } = readDevice(request.userAgent)
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return {
    when: `${when.format(now).replaceAll('\u202f', ' ')} UTC`,
    device: [browser, system].filter(Boolean).join(' on ') || 'An unknown device',
    network: networkOf(request.address),
  }
}

/** The rows of an email that let people recognize what they did, or see that it was not them. */
export const originBlocks = ({ when, device, network }: Origin): Block[] => [
  facts(
    { label: 'When', value: when },
    { label: 'Device', value: device },
    { label: 'Network', value: network },
  ),
  note('The network is the first part of the IP address. We don’t look up locations.'),
]

const PRIVATE = /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe[89ab])/

/** The part of an address that whole households and offices share. */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (PRIVATE.test(plain)) return 'A private network'
  if (plain.includes('.')) return `${plain.split('.').slice(0, 3).join('.')}.x`
  const [head = ''] = plain.split('::')
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3)
  return plain.includes(':') ? `${groups.join(':')}:…` : 'Unknown'
}
