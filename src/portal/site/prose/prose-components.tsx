import { Link } from '@tanstack/react-router'
import { Info, TriangleAlert } from 'lucide-react'
import type { MDXComponents } from 'mdx/types'
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { usLookup } from '#portal/content/first-lookups.ts'
import { embeddedSnippet } from '#portal/content/snippets.ts'
import { SampleNote } from '#portal/shared/lookups/sample-note.tsx'
import { cx } from '#portal/ui/classes.ts'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { ScrollRegion } from '#portal/ui/data/scroll-region.tsx'
import { Exchange, Request, Response } from '../blocks/exchange.tsx'
import { Snippets } from '../blocks/snippets.tsx'
import { CountryFormats, FormatTable } from '../formats/country-formats.tsx'
import { useOwnKey } from '../own-key/own-key.ts'
import { useGatewayOrigin, useOrigin } from '../use-origin.ts'
import { ProseFigure } from './prose-figure.tsx'
import { LicenseTable, OperationTable, RateLimitTable } from './reference-tables.tsx'
import { TestErrorTable, TestPointTable, TestSuccessTable } from './test-tables.tsx'
import { WebhookEventTable } from './webhook-tables.tsx'
import { WidgetAddress, WidgetDemo, WidgetSnippet } from './widget-parts.tsx'

const linkClass = 'rounded-xs text-accent underline underline-offset-4 hover:no-underline'

/** The components for Markdown elements in prose files, and the further components that they can use. */
export const proseComponents: MDXComponents = {
  h2: props => <Heading {...props} as="h2" className="mt-8 text-2xl tracking-[-0.02em] first:mt-0" />,
  h3: props => <Heading {...props} as="h3" className="mt-4 text-lg" />,
  p: props => <p {...props} className="text-muted" />,
  a: ProseLink,
  strong: props => <strong {...props} className="font-medium text-ink" />,
  blockquote: props => <blockquote {...props} className="border-l-2 border-accent pl-4 text-lg" />,
  ul: props => <ul {...props} className="flex list-disc flex-col gap-1.5 pl-5 text-muted" />,
  ol: props => <ol {...props} className="flex list-decimal flex-col gap-1.5 pl-5 text-muted" />,
  code: props => <code translate="no" {...props} className="font-mono text-[0.92em] break-words text-ink" />,
  pre: Fence,
  hr: () => <hr className="border-line" />,
  table: props => (
    <ScrollRegion className="overflow-x-auto">
      <table {...props} className="w-full border-t border-line text-left text-[0.9375rem]" />
    </ScrollRegion>
  ),
  th: props => <th {...props} className="border-b border-line py-2.5 pr-6 align-bottom font-medium" />,
  td: props => (
    // The last column usually holds sentences. On a phone, the table scrolls before they are a word wide.
    <td {...props} className="border-b border-line py-2.5 pr-6 align-top text-muted last:min-w-48" />
  ),
  Response,
  Callout,
  CountryFormats,
  Exchange,
  Figure: ProseFigure,
  FormatTable,
  LicenseTable,
  LoggedOut: ({ children }: { children?: ReactNode }) => (
    <div className="in-data-logged-in:hidden">{children}</div>
  ),
  OperationTable,
  PageSnippet,
  RateLimitTable,
  Request,
  SampleNote,
  TestErrorTable,
  TestPointTable,
  TestSuccessTable,
  Snippets: () => <Snippets lookup={usLookup} />,
  WebhookEventTable,
  WidgetAddress,
  WidgetDemo,
  WidgetSnippet,
}

/** A heading whose own address is a link that shows on hover and on focus. */
function Heading({
  as: Element,
  id,
  children,
  className,
}: {
  as: 'h2' | 'h3'
  id?: string | undefined
  children?: ReactNode
  className: string
}) {
  return (
    <Element id={id} className={`group/heading scroll-mt-24 ${className}`}>
      {children}
      <a
        href={`#${id}`}
        aria-label="Link to this section"
        className="ml-2 rounded-xs text-faint no-underline opacity-0 group-hover/heading:opacity-100 focus-visible:opacity-100"
      >
        #
      </a>
    </Element>
  )
}

function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (!href.startsWith('/') || /\.\w+$/.test(href))
    return (
      <a href={href} className={linkClass}>
        {children}
      </a>
    )
  const [to = '', hash] = href.split('#')
  return (
    <Link to={to} {...(hash && { hash })} className={linkClass}>
      {children}
    </Link>
  )
}

/** Stands for an embedded key until the reader is logged in and has one that works. */
const KEY_PLACEHOLDER = 'YOUR_EMBEDDED_KEY'

/** A block of code of a prose file. `{origin}` in it is the address of this deployment, or before `/api/gateway` that of lookups. */
function Fence({ children }: { children?: ReactNode }) {
  const [origin, gateway] = [useOrigin(), useGatewayOrigin()]
  const [code] = Children.toArray(children)
  if (!isValidElement<{ children?: string; className?: string; title?: string }>(code)) return null
  const { children: text = '', className, title = '' } = code.props
  return (
    <CodeBlock
      title={title}
      language={className === 'language-json' ? 'json' : 'text'}
      code={text
        .trimEnd()
        .replaceAll('{origin}/api/gateway', `${gateway}/api/gateway`)
        .replaceAll('{origin}', origin)}
    />
  )
}

/** A first lookup from a web page, with the reader's own embedded key and license once they are known. */
function PageSnippet() {
  const { own, offer } = useOwnKey(suggestUsAddresses.path)
  return (
    <>
      {offer}
      <CodeBlock
        title={own ? `Web page, with your embedded key “${own.label}”` : 'Web page'}
        code={embeddedSnippet(useGatewayOrigin(), own?.keyId ?? KEY_PLACEHOLDER, own?.license)}
      />
    </>
  )
}

const looks = {
  note: { box: 'bg-accent-soft', mark: 'text-accent', icon: Info },
  warning: { box: 'bg-warning-soft', mark: 'text-warning', icon: TriangleAlert },
}

/** A remark set off from the text around it. */
function Callout({
  tone = 'note',
  title,
  children,
}: {
  tone?: keyof typeof looks
  title: string
  children: ReactNode
}) {
  const { box, mark, icon: Icon } = looks[tone]
  return (
    <aside aria-label={title} className={cx('flex gap-3 rounded-lg px-4 py-3.5 text-[0.9375rem]', box)}>
      <Icon aria-hidden="true" className={cx('mt-1 size-4 shrink-0', mark)} />
      <div className="flex min-w-0 flex-col gap-1 [&_p]:text-ink">
        <p className="font-medium">{title}</p>
        {children}
      </div>
    </aside>
  )
}
