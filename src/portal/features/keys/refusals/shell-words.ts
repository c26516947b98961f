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
