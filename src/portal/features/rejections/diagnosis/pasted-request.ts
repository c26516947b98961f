import { trimEndOf } from '#domain/text/trim-end.ts'

/** The parts of a request in the pasted text. It contains tokens: it is never sent or stored. */
export interface PastedRequest {
  /** `line`: a command or a dump, which shows everything that was sent. `address`: only an address. */
  form: 'curl' | 'dump' | 'address' | 'text'
  urls: string[]
  /** By lower-case name; of several, the first counts. */
  headers: ReadonlyMap<string, string>
  /** `id:token` of `-u`. */
  user: string | null
  body: string | null
}

/** Headers that identify the caller, its origin and its client, and the value of each, quoted or not. */
const HEADERS =
  /(?:^|[\s"'{,<>])(authorization|host|:authority|origin|referr?er|sec-fetch-site|user-agent|x-forwarded-for|x-real-ip)["']?[ \t]*:[ \t]*(?:"([^"\n]*)"|([^\r\n]*))/gim

export function readRequest(text: string): PastedRequest {
  const start = /(?:^|[\s$>])curl(?:\.exe)?[ \t]/.exec(text)
  if (start) {
    const from = start.index + start[0].indexOf('curl')
    const { words } = shellWords(text.slice(from))
    return readCurl(words)
  }
  const headers = readHeaders(text)
  const line =
    /^[> \t]{0,8}(?:GET|POST|PUT|OPTIONS|HEAD)[ \t]{1,8}(\S+)(?:[ \t]{1,8}HTTP\/[\d.]+)?\s*?$/m.exec(
      text,
    )?.[1]
  const path = line ?? /^:path:[ \t]{0,8}(\S+)/m.exec(text)?.[1]
  const urls = [...(path ? [addressOf(path, headers)] : []), ...urlsIn(text)]
  const isDump = path !== undefined || headers.has('user-agent')
  const form = isDump ? 'dump' : urls.length ? 'address' : 'text'
  const body = path ? bodyIn(text) : null
  return { form, urls, headers, user: null, body }
}

/** The text after the first empty line, if it is JSON. */
function bodyIn(text: string): string | null {
  const empty = /\n\r?\n/.exec(text)
  const body = text.slice((empty?.index ?? text.length) + 2).trim()
  return /^[[{]/.test(body) ? body : null
}

/** curl options with a value that says nothing about the caller. */
const WITH_WORD =
  /^(?:-[XoTmbcKwAxEF]|--(?:request|output|max-time|connect-timeout|cookie|cookie-jar|config|write-out|proxy|cacert|cert|form|retry|resolve|interface))$/

const LONG: Record<string, string> = {
  '--header': '-H',
  '--user': '-u',
  '--referer': '-e',
  '--user-agent': '-A',
  '--data': '-d',
  '--data-raw': '-d',
  '--data-binary': '-d',
  '--data-ascii': '-d',
  '--data-urlencode': '-d',
  '--json': '-d',
  '--get': '-G',
}

function readCurl(words: readonly string[]): PastedRequest {
  const urls: string[] = []
  const headers = new Map<string, string>()
  const data: string[] = []
  let user: string | null = null
  let isGet = false
  const set = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value)
  }
  for (let at = 1; at < words.length; at += 1) {
    const { option, attached } = splitOption(words[at] ?? '')
    const value = () => attached ?? words[++at] ?? ''
    if (option === '-H') {
      const [, name = '', content = ''] = /^([^:]+):\s*(.*)$/s.exec(value()) ?? []
      if (name) set(name.trim().toLowerCase(), content.trim())
    } else if (option === '-u') user = value()
    else if (option === '-e') set('referer', value().replace(/;auto$/, ''))
    else if (option === '-A') set('user-agent', value())
    else if (option === '-d') data.push(value())
    else if (option === '-G') isGet = true
    else if (option === '--url') urls.push(value())
    else if (WITH_WORD.test(option)) value()
    else if (!option.startsWith('-')) urls.push(option)
  }
  // curl's default.
  set('user-agent', 'curl')
  const [first = '', ...rest] = urls.map(withScheme)
  const query = isGet && data.length ? `${first.includes('?') ? '&' : '?'}${data.join('&')}` : ''
  return {
    form: 'curl',
    urls: [first + query, ...rest].filter(Boolean),
    headers,
    user,
    body: isGet || !data.length ? null : data.join('&'),
  }
}

/** `-uid:token` and `--user=…` include their value; in `-sSH`, the last option counts. */
function splitOption(word: string): { option: string; attached?: string } {
  const [, name = '', value] = /^(--[\w-]+)(?:=(.*))?$/s.exec(word) ?? []
  if (name) return { option: LONG[name] ?? name, ...(value !== undefined && { attached: value }) }
  const [, letter = '', attached = ''] = /^-[sSkivLfgNO#]*([HueAdGXom])(.*)$/s.exec(word) ?? []
  if (!letter) return { option: word }
  return { option: `-${letter}`, ...(attached && { attached }) }
}

const withScheme = (url: string) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(url) ? url : `https://${url}`)

/** Headers of a dump, of `curl -v`, and of a fetch that was copied as JavaScript. */
function readHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const [, name = '', quoted, plain = ''] of text.matchAll(HEADERS)) {
    const key = name.toLowerCase() === 'referrer' ? 'referer' : name.toLowerCase()
    const value = (quoted ?? plain).trim()
    if (value && !headers.has(key)) headers.set(key, value)
  }
  return headers
}

function addressOf(path: string, headers: ReadonlyMap<string, string>): string {
  if (!path.startsWith('/')) return withScheme(path)
  // If no host is given, the path still identifies the API.
  return `https://${headers.get('host') ?? headers.get(':authority') ?? 'unknown.invalid'}${path}`
}

function urlsIn(text: string): string[] {
  return (text.match(/https?:\/\/[^\s"'<>`\\]+/gi) ?? []).map(url => trimEndOf(url, '),.;]}'))
}

/**
 * The words of one command line, as a POSIX shell splits it: quotes, backslashes, continued lines. It also
 * reads `^` before the end of a line, for command lines copied on Windows. Also returns where the command
 * ends.
 */
export function shellWords(text: string): { words: string[]; end: number } {
  const words: string[] = []
  let at = 0
  while (at < text.length) {
    at += matchAt(JOINT, text, at)?.[0].length ?? 0
    // A line without a continuation ends the command, and so does the start of another command.
    if (at >= text.length || /[\r\n;|&]/.test(text.charAt(at))) break
    const { word, end } = readWord(text, at)
    words.push(word)
    at = end
  }
  return { words, end: at }
}

// Sticky, so that a long command is not sliced again for each of its words.
const JOINT = /(?:[ \t]|[\\^]\r?\n)+/y
const PART =
  /'(?<plain>[^']*)'?|\$'(?<ansi>(?:[^'\\]|\\[\s\S])*)'?|"(?<double>(?:[^"\\]|\\[\s\S])*)"?|\\(?<escaped>[^\r\n])|(?<bare>(?:[^\s'"\\;|&$]|\$(?!'))+)/y

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function readWord(text: string, start: number): { word: string; end: number } {
  const parts: string[] = []
  let at = start
  for (let part = matchAt(PART, text, at); part; part = matchAt(PART, text, at)) {
    const { plain, ansi, double, escaped, bare } = part.groups ?? {}
    parts.push(
      plain ?? escaped ?? bare ?? double?.replace(/\\(?:\r?\n|([$`"\\]))/g, '$1') ?? unescapeAnsi(ansi ?? ''),
    )
    at += part[0].length
  }
  // Skips a character that matches no rule, or this would never end.
  return at === start ? { word: text.charAt(at), end: at + 1 } : { word: parts.join(''), end: at }
}

function unescapeAnsi(text: string): string {
  const simple: Record<string, string> = { n: '\n', r: '\r', t: '\t' }
  return text.replace(/\\(?:u([0-9a-f]{1,4})|x([0-9a-f]{1,2})|([\s\S]))/gi, (_, unicode, hex, other) =>
    unicode || hex ? String.fromCharCode(Number.parseInt(unicode ?? hex, 16)) : (simple[other] ?? other),
  )
}
