import { expect, test } from 'vitest'
import { InvalidSettings, readSettings } from './settings.ts'

const ENV = {
  XDG_CONFIG_HOME: '/nowhere',
  GATEPOST_URL: 'https://gatepost.example/',
  GATEPOST_TOKEN: 'gp_pat_1',
}

test('the settings are those of the environment', () => {
  expect(readSettings(ENV)).toEqual({ url: 'https://gatepost.example', token: 'gp_pat_1', key: undefined })
  expect(readSettings({ ...ENV, GATEPOST_KEY_ID: 'a', GATEPOST_KEY_TOKEN: 'b' }).key).toEqual({
    id: 'a',
    token: 'b',
  })
})

test.each([
  ['no address', { GATEPOST_URL: undefined }, 'Set GATEPOST_URL'],
  [
    'no token',
    { GATEPOST_TOKEN: undefined },
    'Set GATEPOST_TOKEN to an API token of https://gatepost.example',
  ],
  ['half a key', { GATEPOST_KEY_ID: 'a' }, 'Set both'],
  ['no address at all', { GATEPOST_URL: 'gatepost' }, 'is no address'],
  [
    'an address without encryption',
    { GATEPOST_URL: 'http://gatepost.example' },
    'has to begin with https://',
  ],
])('%s is said', (_name, changes, message) => {
  expect(() => readSettings({ ...ENV, ...changes })).toThrow(InvalidSettings)
  expect(() => readSettings({ ...ENV, ...changes })).toThrow(message)
})

test.each(['http://localhost:3000', 'http://127.0.0.1:4010', 'http://[::1]:80'])(
  'this computer is %s',
  url => {
    expect(readSettings({ ...ENV, GATEPOST_URL: url }).url).toBe(new URL(url).origin)
  },
)
