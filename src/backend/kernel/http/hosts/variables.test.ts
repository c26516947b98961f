import { describe, expect, test } from 'vitest'
import { parseConfig } from '../../config.ts'
import { hostVariables } from './variables.ts'

const PORTAL = 'https://portal.gatepost.example'
const STAFF = 'https://staff.gatepost.example'
const IDENTITY = 'https://identity.gatepost.example'
const HOSTS = {
  PUBLIC_URL: PORTAL,
  PORTAL_ORIGINS: `${PORTAL}, ${STAFF}`,
  SERVICE_ORIGINS: `identity=${IDENTITY}, security=https://security.gatepost.example`,
}
const variables = [hostVariables(['identity', 'security'])]

describe('settings of hosts', () => {
  const complaints = (settings: Record<string, string>) => {
    try {
      parseConfig({ APP_ENV: 'test', ...settings }, variables)
      return []
    } catch (error) {
      const [, ...lines] = (error as Error).message.split('\n')
      return lines.map(line => line.trim())
    }
  }
  const LOCAL = { PUBLIC_URL: 'http://portal.gatepost.localhost:3000' }

  test.each<[what: string, settings: Record<string, string>]>([
    ['hosts of one site', HOSTS],
    ['without a list of portals', { ...HOSTS, PORTAL_ORIGINS: '' }],
    [
      'names below localhost',
      { ...LOCAL, SERVICE_ORIGINS: 'identity=http://identity.gatepost.localhost:3000' },
    ],
    [
      'ports of one name',
      { PUBLIC_URL: 'http://127.0.0.1:3000', SERVICE_ORIGINS: 'identity=http://127.0.0.1:3001' },
    ],
  ])('are accepted: %s', (_, settings) => expect(complaints(settings)).toEqual([]))

  test.each<[problem: RegExp, settings: Record<string, string>]>([
    [
      /^SERVICE_ORIGINS: must be pairs/,
      { ...HOSTS, SERVICE_ORIGINS: 'identity=https://identity.gatepost.example/' },
    ],
    [
      /^SERVICE_ORIGINS: must be pairs/,
      { ...HOSTS, SERVICE_ORIGINS: 'identity=https://identity.gatepost.example/api' },
    ],
    [/^SERVICE_ORIGINS: must be pairs/, { ...HOSTS, SERVICE_ORIGINS: 'https://identity.gatepost.example' }],
    [/^SERVICE_ORIGINS: must be pairs/, { ...HOSTS, SERVICE_ORIGINS: 'identity=https://*.gatepost.example' }],
    [
      /^SERVICE_ORIGINS: must be pairs/,
      { ...HOSTS, SERVICE_ORIGINS: 'identity=https://a"b.gatepost.example' },
    ],
    [
      /^SERVICE_ORIGINS: must be pairs/,
      { ...HOSTS, SERVICE_ORIGINS: 'identity=ftp://identity.gatepost.example' },
    ],
    [
      /^SERVICE_ORIGINS: no such service: identities$/,
      { ...HOSTS, SERVICE_ORIGINS: `identities=${IDENTITY}` },
    ],
    [
      /^SERVICE_ORIGINS: identity must be at another origin than the portal$/,
      { ...HOSTS, SERVICE_ORIGINS: `identity=${PORTAL}` },
    ],
    [
      /^SERVICE_ORIGINS: all hosts must be of one site/,
      { ...HOSTS, SERVICE_ORIGINS: 'identity=https://identity.elsewhere.example' },
    ],
    [
      /^SERVICE_ORIGINS: all hosts must be of one site/,
      { PUBLIC_URL: 'https://one.co.uk', SERVICE_ORIGINS: 'identity=https://two.co.uk' },
    ],
    [
      /^SERVICE_ORIGINS: all hosts must be of one site/,
      { PUBLIC_URL: 'https://one.github.io', SERVICE_ORIGINS: 'identity=https://two.github.io' },
    ],
    [
      /^SERVICE_ORIGINS: all hosts must be of one site/,
      { PUBLIC_URL: 'http://localhost:3000', SERVICE_ORIGINS: 'identity=http://127.0.0.1:3000' },
    ],
    [
      /^SERVICE_ORIGINS: all hosts must be of one site/,
      { PUBLIC_URL: 'https://127.0.0.1', SERVICE_ORIGINS: 'identity=https://127.1.0.1' },
    ],
    [/^SERVICE_ORIGINS: required with PORTAL_ORIGINS$/, { PUBLIC_URL: PORTAL, PORTAL_ORIGINS: PORTAL }],
    [/^PUBLIC_URL: required with SERVICE_ORIGINS$/, { ...HOSTS, PUBLIC_URL: '' }],
    [/^PORTAL_ORIGINS: must have PUBLIC_URL among them$/, { ...HOSTS, PORTAL_ORIGINS: STAFF }],
    [/^PORTAL_ORIGINS: must be origins/, { ...HOSTS, PORTAL_ORIGINS: `${PORTAL},*` }],
    [/^PORTAL_ORIGINS: must be origins/, { ...HOSTS, PORTAL_ORIGINS: `${PORTAL},null` }],
    [/^PORTAL_ORIGINS: must be origins/, { ...HOSTS, PORTAL_ORIGINS: `${PORTAL}/account` }],
  ])('are rejected with one line: %s', (problem, settings) => {
    expect(complaints(settings)).toEqual([expect.stringMatching(problem)])
  })

  test('without https are for this machine alone, and never mixed with others', () => {
    const plain = 'identity=http://identity.gatepost.example'
    expect(complaints({ ...HOSTS, SERVICE_ORIGINS: plain })).toEqual([
      'SERVICE_ORIGINS: http://identity.gatepost.example must begin with https, except on this machine',
      'SERVICE_ORIGINS: http://identity.gatepost.example must begin as PUBLIC_URL does',
    ])
    expect(
      complaints({ ...LOCAL, SERVICE_ORIGINS: 'identity=https://identity.gatepost.localhost:3000' }),
    ).toEqual(['SERVICE_ORIGINS: https://identity.gatepost.localhost:3000 must begin as PUBLIC_URL does'])
  })
})
