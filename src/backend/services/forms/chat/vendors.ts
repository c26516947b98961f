import type { Config } from '#kernel/config.ts'

type Vendor = NonNullable<Config['CHAT_VENDOR']>

/** The language of every chat (storefront-and-session §9). */
export const CHAT_LANGUAGE = 'en_US'
/** Pixels between the beacon and the edges of its window, on both axes (storefront-and-session §9). */
export const BEACON_OFFSET = 20

/** What each vendor's own documentation asks a content security policy to allow for its chat. */
const VENDORS: Readonly<Record<Vendor, { name: string; script?: (id: string) => string; hosts: string[] }>> =
  {
    // Script and messages come from hosts of the organization, which the configuration names.
    salesforce: { name: 'Salesforce', hosts: [] },
    hubspot: {
      name: 'HubSpot',
      script: id => `https://js.hs-scripts.com/${id}.js`,
      hosts: ['https://js.usemessages.com', 'https://*.hubspot.com', 'https://*.hsappstatic.net'],
    },
    helpscout: {
      name: 'Help Scout',
      script: () => 'https://beacon-v2.helpscout.net',
      hosts: [
        'https://beacon-v2.helpscout.net',
        'https://beaconapi.helpscout.net',
        'https://chatapi.helpscout.net',
        'https://d3hb14vkzrxvla.cloudfront.net',
        'https://sockjs-helpscout.pusher.com',
        'wss://*.pusher.com',
        'https://fonts.googleapis.com',
        'https://fonts.gstatic.com',
      ],
    },
  }

/** What the frame gets to know: nothing in it is secret. */
export interface ChatSettings {
  vendor: Vendor
  id: string
  script: string
  language: string
  beaconOffset: number
  salesforce: { deployment: string; site: string; messaging: string } | null
}

export interface Chat {
  settings: ChatSettings
  name: string
  /** Origin of the frame. */
  origin: string
  /** Origins that the frame may load from, next to its own. */
  hosts: readonly string[]
}

/** Returns the chat that is configured; undefined if there is none. */
export function configuredChat(config: Config): Chat | undefined {
  const {
    CHAT_VENDOR: vendor,
    CHAT_ORIGIN: origin,
    CHAT_ID: id,
    CHAT_SALESFORCE_MESSAGING: messaging,
  } = config
  if (!vendor || !origin || !id) return undefined
  const { name, script: usual, hosts } = VENDORS[vendor]
  const script = config.CHAT_SCRIPT ?? usual?.(id)
  if (!script) return undefined
  const salesforce = vendor === 'salesforce' && messaging !== undefined
  return {
    name,
    origin,
    hosts: [
      ...new Set([
        new URL(script).origin,
        ...hosts,
        ...(salesforce ? [messaging] : []),
        ...(config.CHAT_HOSTS ?? []),
      ]),
    ],
    settings: {
      vendor,
      id,
      script,
      language: CHAT_LANGUAGE,
      beaconOffset: BEACON_OFFSET,
      salesforce: salesforce
        ? {
            deployment: config.CHAT_SALESFORCE_DEPLOYMENT ?? '',
            site: script.replace(/\/assets\/js\/[^/]*$/, ''),
            messaging,
          }
        : null,
    },
  }
}
