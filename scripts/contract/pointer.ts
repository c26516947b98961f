/** JSON pointers: `/paths/~1keys/get`, with or without a `#` in front. */

export const escapeToken = (token: string) => token.replaceAll('~', '~0').replaceAll('/', '~1')

export const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value at a pointer, or undefined. */
export const nodeAt = (document: unknown, pointer: string): unknown =>
  tokensOf(pointer).reduce<unknown>(
    (node, token) => (node as Record<string, unknown> | null | undefined)?.[token],
    document,
  )

/** The pointer of a member. */
export const below = (pointer: string, token: string) => `${pointer}/${escapeToken(token)}`
