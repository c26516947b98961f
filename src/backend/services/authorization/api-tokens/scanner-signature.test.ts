import { describe, expect, test } from 'vitest'
import { isSignedByScanner, readScannerKeys } from './scanner-signature.ts'

/** The sample of GitHub's documentation of its partner program, with the key that it gives for it. */
const KEY_ID = 'f9525bf080f75b3506ca1ead061add62b8633a346606dc5fe544e29231c6ee0d'
const KEY =
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEsz9ugWDj5jK5ELBK42ynytbo38gPHzZFI03Exwz8Lh/tCfL3YxwMdLjB+bMznsanlhK0RwcGP3IDb34kQDIo3Q=='
const sample = {
  keyId: KEY_ID,
  signature:
    'MEUCIQDfLvT8/zM8F1aB3cM0ZwyeWF1m5YR6IhcUIv1OKQYL0wIgBZ5lVXB3gHK+dT8+xt0WgRVLqvsTPFiDO9QP/7eJ4yE=',
  body: '[{"token":"NMIfyYncKcRALEXAMPLE","type":"mycompany_api_token","url":"https://github.com/octocat/Hello-World/blob/12345600b9cbe38a219f39a9941c9319b600c002/foo/bar.txt","source":"content"}]',
}

describe('a report of a secret scanner', () => {
  const keys = readScannerKeys(`other=${KEY}, ${KEY_ID}=${KEY}`)

  test('is signed as GitHub signs its sample', () => expect(isSignedByScanner(sample, keys)).toBe(true))

  test('is rejected when a byte, the key, or the signature is another one', () => {
    expect(isSignedByScanner({ ...sample, body: sample.body.replace('foo', 'fox') }, keys)).toBe(false)
    expect(isSignedByScanner({ ...sample, keyId: 'unknown' }, keys)).toBe(false)
    expect(isSignedByScanner({ ...sample, signature: 'bm90IGEgc2lnbmF0dXJl' }, keys)).toBe(false)
  })

  test.each(['', 'no-key', `${KEY_ID}=bm90IGEga2V5`])('keys are not read from %j', text =>
    expect(() => readScannerKeys(text)).toThrow(),
  )
})
