/** Without I, L, O and U, which are easily misread. Each character holds five random bits. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** In groups of four, as people read and type it. */
export function groupCode(characters: string): string {
  return (characters.match(/.{1,4}/g) ?? []).join('-')
}

/** Only its characters: people type codes in lower case, without dashes, or with an O for a zero. */
export function normalizeCode(code: string): string {
  return code
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}
