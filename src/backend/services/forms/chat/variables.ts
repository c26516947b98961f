import { z } from 'zod'
import type { Environment, Variables } from '#kernel/config.ts'
import { isInCookieDomain } from '#kernel/http/hosts/hosts.ts'
import { hostNameOf } from '#kernel/http/origin.ts'

const address = z.url({ protocol: /^https?$/ })
/** An origin of a content security policy; only the beginning of a host may be any. */
const SOURCE = /^(?:https?|wss):\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?$/

const shape = {
  CHAT_VENDOR: z
    .enum(['salesforce', 'hubspot', 'helpscout'])
    .optional()
    .describe(
      'Who runs the live chat: `salesforce`, `hubspot`, or `helpscout`. Without it, the contact panel has phone lines and a form.',
    ),
  CHAT_ORIGIN: address
    .transform(url => new URL(url).origin)
    .optional()
    .describe(
      'Origin of the frame that the chat runs in: another host name that leads to this server. Required with CHAT_VENDOR.',
    ),
  CHAT_ID: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .describe(
      'What the vendor knows the chat by: the organization at Salesforce, the account at HubSpot, the Beacon at Help Scout. Required with CHAT_VENDOR.',
    ),
  CHAT_SCRIPT: address
    .optional()
    .describe(
      'Address of the vendor’s script, where it is not the usual one. Required for Salesforce: `https://<site>/assets/js/bootstrap.min.js`.',
    ),
  CHAT_HOSTS: z
    .string()
    .transform(text => text.split(',').map(each => each.trim()))
    .refine(hosts => hosts.every(host => SOURCE.test(host)), 'must be origins, separated by commas')
    .optional()
    .describe('Further origins of the vendor that the frame may load from, separated by commas.'),
  CHAT_SALESFORCE_DEPLOYMENT: z
    .string()
    .regex(/^\w{1,100}$/)
    .optional()
    .describe('Name of the Embedded Service deployment. Required with CHAT_VENDOR=salesforce.'),
  CHAT_SALESFORCE_MESSAGING: address
    .transform(url => new URL(url).origin)
    .optional()
    .describe('`scrt2URL` of the deployment’s code snippet. Required with CHAT_VENDOR=salesforce.'),
}

/** The live chat, by environment. */
export const chatVariables: Variables = {
  shape,
  encrypted: ['CHAT_ORIGIN', 'CHAT_SCRIPT', 'CHAT_SALESFORCE_MESSAGING'],
  problems: misconfiguredChat,
}

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}

const ALWAYS = ['CHAT_ORIGIN', 'CHAT_ID'] as const
const SALESFORCE = ['CHAT_SCRIPT', 'CHAT_SALESFORCE_DEPLOYMENT', 'CHAT_SALESFORCE_MESSAGING'] as const

/** Settings of the chat that do not fit together, one line each. */
function misconfiguredChat(environment: Environment): string[] {
  const { CHAT_VENDOR: vendor, CHAT_ORIGIN: origin, PUBLIC_URL } = environment
  if (!vendor) return []
  const needed = vendor === 'salesforce' ? [...ALWAYS, ...SALESFORCE] : ALWAYS
  return [
    ...needed
      .filter(name => environment[name] === undefined)
      .map(name => `${name}: required with CHAT_VENDOR=${vendor}`),
    // On our own origin, the vendor's script could do whatever the visitor may, and another port has the same cookies.
    ...(origin !== undefined && PUBLIC_URL !== undefined && nameIn(origin) === nameIn(PUBLIC_URL)
      ? ['CHAT_ORIGIN: must be another host name than PUBLIC_URL']
      : []),
    ...(origin !== undefined && isInCookieDomain(origin, environment)
      ? ['CHAT_ORIGIN: must not be below the domain that the hosts of SERVICE_ORIGINS share']
      : []),
  ]
}

const nameIn = (origin: string) => hostNameOf(new URL(origin).host)
