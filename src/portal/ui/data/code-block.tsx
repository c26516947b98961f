import { cx } from '#portal/ui/classes.ts'
import { CopyButton } from './copy-button.tsx'
import { ScrollRegion } from './scroll-region.tsx'

const colours: Record<TokenKind, string | undefined> = {
  key: 'text-code-key',
  string: 'text-code-string',
  number: 'text-code-number',
  word: 'text-code-number',
  plain: undefined,
}

/** Code on the dark panel. JSON is highlighted; anything else is shown as it is. */
export function CodeBlock({
  code,
  language = 'text',
  title,
  canCopy = true,
  className,
}: {
  code: string
  language?: 'json' | 'text'
  title: string
  canCopy?: boolean
  className?: string
}) {
  return (
    <figure
      className={cx(
        'flex min-w-0 flex-col overflow-hidden rounded-xl bg-code text-code-ink shadow-card ring-1 ring-code-line',
        className,
      )}
    >
      <figcaption className="flex h-11 shrink-0 items-center justify-between gap-3 border-b border-code-line pr-2 pl-4 text-xs text-code-faint">
        <span className="truncate">{title}</span>
        {canCopy && (
          <CopyButton
            text={code}
            label="Copy code"
            isIconOnly
            className="text-code-faint! hover:bg-code-line! hover:text-code-ink!"
          />
        )}
      </figcaption>
      <ScrollRegion
        as="pre"
        translate="no"
        className="overflow-x-auto p-4 font-mono text-[0.8125rem] leading-5 -outline-offset-2"
      >
        <code>
          {language === 'json'
            ? highlightJson(code).map(token => (
                <span key={token.start} className={colours[token.kind]}>
                  {token.text}
                </span>
              ))
            : code}
        </code>
      </ScrollRegion>
    </figure>
  )
}

type TokenKind = 'key' | 'string' | 'number' | 'word' | 'plain'

export interface Token {
  /** Where it starts in the text. */
  start: number
  kind: TokenKind
  text: string
}

// An unterminated string extends to the end of the text, because searching for its end from each quote would
// be slow.
const pattern =
  /("(?:[^"\\]|\\[\s\S])*(?:"|\\?$))(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g

/** Splits JSON into colored pieces. Joined again, the pieces are the original text. */
export function highlightJson(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const push = (kind: TokenKind, text: string) => {
    tokens.push({ start: at, kind, text })
    at += text.length
  }
  for (const match of text.matchAll(pattern)) {
    const [whole, string, colon, number] = match
    if (match.index > at) push('plain', text.slice(at, match.index))
    if (string !== undefined) {
      push(colon === undefined ? 'string' : 'key', string)
      if (colon !== undefined) push('plain', colon)
    } else push(number === undefined ? 'word' : 'number', whole)
  }
  if (at < text.length) push('plain', text.slice(at))
  return tokens
}
