import { cx } from '#portal/ui/cx.ts'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { highlightJson, type TokenKind } from '#portal/ui/data/highlight-json.ts'

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
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
        tabIndex={0}
        className="overflow-x-auto p-4 font-mono text-[0.8125rem] leading-5 -outline-offset-2"
      >
        <code>
          {language === 'json'
            ? highlightJson(code).map((token, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never move
                <span key={at} className={colours[token.kind]}>
                  {token.text}
                </span>
              ))
            : code}
        </code>
      </pre>
    </figure>
  )
}
