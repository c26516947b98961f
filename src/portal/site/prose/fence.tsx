import { Children, isValidElement, type ReactNode } from 'react'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { useOwnKey } from '../own-key/own-key.ts'
import { useOrigin } from '../use-origin.ts'

/** Stands for an embedded key until the reader is logged in and has one. */
export const KEY_PLACEHOLDER = 'YOUR_EMBEDDED_KEY'

/**
 * A block of code of a prose file. `{origin}` in it is the address of this deployment, and `{key}` an embedded key:
 * the reader's own, once it is known.
 */
export function Fence({ children }: { children?: ReactNode }) {
  const origin = useOrigin()
  const own = useOwnKey()
  const [code] = Children.toArray(children)
  if (!isValidElement<{ children?: string; className?: string; title?: string }>(code)) return null
  const { children: text = '', className, title = '' } = code.props
  const isOwn = own !== undefined && text.includes('{key}')
  return (
    <CodeBlock
      title={isOwn ? `${title}, with your embedded key “${own.label}”` : title}
      language={className === 'language-json' ? 'json' : 'text'}
      code={text
        .trimEnd()
        .replaceAll('{origin}', origin)
        .replaceAll('{key}', own?.keyId ?? KEY_PLACEHOLDER)}
    />
  )
}
