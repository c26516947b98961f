/** What stands in for something that no log may hold. */
export const REDACTED = '[secret]'

const EMAIL = /[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}/g
/** Query and fragment of an address, up to its end. */
const AFTER_PATH = /(https?:\/\/[^\s?#]{1,500})[?#][^\s)]*/g
/** Keys, tokens and ids: long, and of the characters of such codes. */
const CODE = /[\w.~+/=-]{20,}/g

/**
 * A text of an error without e-mail addresses, keys, tokens, and the query and fragment of addresses. The lines of
 * a stack keep their files and positions.
 */
export function redacted(text: string): string {
  return text
    .replace(AFTER_PATH, '$1')
    .replace(EMAIL, REDACTED)
    .replace(CODE, code => code.split('/').map(hideCode).join('/'))
}

const FILE = /\.(js|css|html|tsx?)$/

/** Names of files, functions and properties are long, too; codes mix digits into their letters. */
function hideCode(part: string): string {
  const digits = part.match(/\d/g)?.length ?? 0
  return part.length >= 20 && digits >= 3 && !FILE.test(part) ? REDACTED : part
}
