import { expect, test } from 'vitest'
import { adviceOn, type ProvisioningToken } from './provisioning.ts'

const token = (suffix: string, lastUsed: string | null): ProvisioningToken => ({
  id: suffix,
  suffix,
  created: '2026-11-24T09:12:44Z',
  expiration: null,
  lastUsed,
})
const USED = '2026-11-24T09:15:00Z'

test.each([
  ['nothing without a token', [], undefined],
  ['to enter the first token', [token('aaaa', null)], /hasn’t called yet/],
  ['nothing while the token is in use', [token('aaaa', USED)], undefined],
  ['to enter the next token', [token('bbbb', null), token('aaaa', USED)], /Enter the token ending in bbbb/],
  ['to delete the old token', [token('bbbb', USED), token('aaaa', USED)], /uses the token ending in bbbb/],
])('it says %s', (_, tokens, advice) => {
  const said = adviceOn({ tokens })
  if (advice === undefined) expect(said).toBeUndefined()
  else expect(said).toMatch(advice)
})
