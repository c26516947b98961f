/** How IDs of test keys begin: no other ID of ours does, since those begin with the time. */
export const TEST_ID_PREFIX = '7e57'

/** How tokens of test keys begin. Secret scanners don't take it for a secret, which it isn't. */
export const TEST_TOKEN_PREFIX = 'test_'

/** The test key of the docs, which belongs to no account and works for everyone. Nothing about it is secret. */
export const PUBLIC_TEST_KEY = {
  id: '7e57b0de-0000-8000-8000-0000000000de',
  token: `${TEST_TOKEN_PREFIX}EveryoneWhoReadsTheDocsMayUseThisKey`,
}

/** Requests per second that each test key may make, whatever they are for; of the public one, each address. */
export const TEST_KEY_RATE = 50

/** Whether an ID is one of a test key, by its form alone. */
export function isTestKeyId(id: string): boolean {
  return id.slice(0, TEST_ID_PREFIX.length).toLowerCase() === TEST_ID_PREFIX
}

/** The ID of a test key, from a UUID of version 7: a UUID of version 8, whose form is ours (RFC 9562, 5.8). */
export function toTestKeyId(id: string): string {
  return `${TEST_ID_PREFIX}${id.slice(TEST_ID_PREFIX.length, 14)}8${id.slice(15)}`
}
